import { serialiseActivity, serialiseParticipant } from './serialise-event.ts';
import type { ActivityRow, Id, ParticipantRow } from './records/programme.ts';
import type { Festival } from './records/festival.ts';
import type { Finders } from './finders.ts';
import type { ShownEvent } from './programme.ts';

interface Source extends Festival {
  activities: ActivityRow[];
  participants: ParticipantRow[];
  finders: Finders;
}

export type Collection = keyof typeof lists;

/**
 * Functions that build the collections that are delivered whole, by the name of their path: every list of the API
 * except the events. Each list is in its own order, with references in the shape that the contract defines.
 */
const lists = {
  activites: ({ activities, finders }) => activities.map((row) => serialiseActivity(row, finders)),
  editions: ({ editions }) => editions.toSorted((a, b) => b.annee - a.annee || a.id - b.id),
  faqs: ({ faqs, finders }) =>
    faqs.map((row) => ({ ...row, type: finders.faqType(row.type, `FAQ ${row.id}`) })),
  intervenants: ({ participants, finders }) => participants.map((row) => serialiseParticipant(row, finders)),
  liens: ({ mediaLinks }) => byOrder(mediaLinks),
  lieux: ({ places }) => places,
  menu: ({ menus }) => byOrder(menus),
  pages: ({ pages }) => pages,
  partenaires: ({ partners }) => partners,
  pdf: ({ pdfs }) => pdfs,
  personnes: ({ persons }) => persons,
  roles: ({ roles }) => byOrder(roles),
  sociaux: ({ socials }) => socials,
  sousmenu: ({ subMenus }) => byOrder(subMenus),
  type_evenements: ({ eventTypes }) => byOrder(eventTypes),
  typeactivites: ({ activityTypes }) => activityTypes,
  typespartenaires: ({ partnerTypes }) => byOrder(partnerTypes),
} satisfies Record<string, (source: Source) => readonly { id: Id }[]>;

export const collections = Object.keys(lists) as Collection[];

function byOrder<Row extends { id: Id; ordre: number | null }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.ordre ?? Infinity) - (b.ordre ?? Infinity) || a.id - b.id);
}

/** Keeps the first row of each id: several events may have the same activity or participant. */
const firstOfEachId = <Row extends { id: Id }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();

export function projectDocuments(festival: Festival, shown: readonly ShownEvent[], finders: Finders) {
  checkReferences(festival, finders);
  const activities = firstOfEachId(shown.flatMap(({ row }) => row.activite));
  const participants = firstOfEachId(activities.flatMap(({ intervenants }) => intervenants));
  const source = { ...festival, activities, participants, finders };
  return Object.fromEntries(Object.entries(lists).map(([name, rowsOf]) => [name, rowsOf(source)]));
}

function checkReferences({ editions, partners, subMenus }: Festival, finders: Finders): void {
  for (const { id, partenaires } of editions) {
    for (const partner of partenaires) finders.partner(partner, `Edition ${id}`);
  }
  for (const { id, type } of partners) finders.partnerType(type, `Partner ${id}`);
  for (const { id, menu, page } of subMenus) {
    finders.menu(menu, `Sub-menu item ${id}`);
    if (page !== null) finders.page(page, `Sub-menu item ${id}`);
  }
}

import { serialiseActivity, serialiseParticipant } from './serialise-event.ts';
import type { EventRow, Id } from './records/programme.ts';
import type { Festival } from './records/festival.ts';
import type { Finders } from './finders.ts';

interface Entity {
  id: Id;
}

/** Rows by the name of their path: the collections that are delivered whole. */
export type Documents = Record<Collection, readonly Entity[]>;
export type Collection = (typeof collections)[number];

export const collections = [
  'activites',
  'editions',
  'faqs',
  'intervenants',
  'liens',
  'lieux',
  'menu',
  'pages',
  'partenaires',
  'pdf',
  'personnes',
  'roles',
  'sociaux',
  'sousmenu',
  'type_evenements',
  'typeactivites',
  'typespartenaires',
] as const;

const byOrder = <Row extends Entity & { ordre: number | null }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.ordre ?? Infinity) - (b.ordre ?? Infinity) || a.id - b.id);

/** Several events may have the same activity or participant: each is listed once. */
const firstOfEachId = <Row extends Entity>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();

/** Every list of the API but the events, in its order, with references in the shape the contract gives them. */
export function projectDocuments(
  festival: Festival,
  shown: readonly EventRow[],
  finders: Finders,
): Documents {
  checkReferences(festival, finders);
  const activities = firstOfEachId(shown.flatMap(({ activite }) => activite));
  const participants = firstOfEachId(activities.flatMap(({ intervenants }) => intervenants));
  return {
    activites: activities.map((row) => serialiseActivity(row, finders)),
    editions: festival.editions.toSorted((a, b) => b.annee - a.annee || a.id - b.id),
    faqs: festival.faqs.map((row) => ({ ...row, type: finders.faqType(row.type, `FAQ ${row.id}`) })),
    intervenants: participants.map((row) => serialiseParticipant(row, finders)),
    liens: byOrder(festival.mediaLinks),
    lieux: festival.places,
    menu: byOrder(festival.menus),
    pages: festival.pages,
    partenaires: festival.partners,
    pdf: festival.pdfs,
    personnes: festival.persons,
    roles: byOrder(festival.roles),
    sociaux: festival.socials,
    sousmenu: byOrder(festival.subMenus),
    type_evenements: byOrder(festival.eventTypes),
    typeactivites: festival.activityTypes,
    typespartenaires: byOrder(festival.partnerTypes),
  };
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

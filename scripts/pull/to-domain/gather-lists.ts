import type { ActivityKindWire } from '../wire/records.ts';
import type { Report } from './context.ts';
import { visibleOccurrences } from './event-tree.ts';
import { byId, gatherRecords } from './gather.ts';
import type { WireFestival } from '../read/resources.ts';

type KindWithId = ActivityKindWire & { id: number };

/** Every list, completed with the records that appear only nested in others. What hidden events nest is left out. */
export function gatherLists(wire: WireFestival, report: Report) {
  const all = <T extends { id: number }>(
    collection: string,
    list: readonly T[],
    nested: readonly (T | undefined)[] = [],
  ): T[] => gatherRecords(list, nested, `/api/${collection}/`, report);
  /** A list whose records stand in others too. */
  const completed = <T extends { id: number }, Other>(
    collection: string,
    list: readonly T[],
    others: readonly Other[],
    nestedIn: (other: Other) => T | undefined,
  ): T[] => all(collection, list, others.map(nestedIn));

  const occurrences = visibleOccurrences(wire.events);
  const activities = byId(wire.activities, '/api/activites/', report);
  const allActivities = [...occurrences.flatMap(({ activite }) => activite ?? []), ...activities.values()];
  const nestedParticipants = allActivities.flatMap(({ intervenants }) => intervenants ?? []);
  const participants = all('intervenants', wire.participants, nestedParticipants);
  const allParticipants = [...participants, ...nestedParticipants];
  const editions = completed('editions', wire.editions, occurrences, ({ edition }) => edition);
  const partners = [...wire.partners, ...editions.flatMap(({ partenaires }) => partenaires ?? [])];
  const subMenu = all('sousmenu', wire.subMenu);

  return {
    activities,
    participants,
    editions,
    subMenu,
    eventTypes: completed('type_evenements', wire.eventTypes, occurrences, ({ type }) => type),
    activityKinds: completed('typeactivites', wire.activityKinds, allActivities, ({ type }) =>
      type && hasId(type) ? type : undefined,
    ),
    places: completed('lieux', wire.places, occurrences, ({ lieu }) => lieu),
    persons: completed('personnes', wire.persons, allParticipants, ({ personne }) => personne),
    roles: completed('roles', wire.roles, allParticipants, ({ role }) => role),
    partners: all('partenaires', wire.partners, partners),
    partnerTypes: completed('typespartenaires', wire.partnerTypes, partners, ({ type }) => type),
    menu: completed('menu', wire.menu, subMenu, ({ menu }) => menu),
    socials: all('sociaux', wire.socials),
    mediaLinks: all('liens', wire.mediaLinks),
    faqs: all('faqs', wire.faqs),
    pages: all('pages', wire.pages),
    pdfs: all('pdf', wire.pdfs),
  };
}

function hasId(kind: ActivityKindWire): kind is KindWithId {
  return kind.id !== undefined;
}

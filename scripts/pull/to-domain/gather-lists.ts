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

  const occurrences = visibleOccurrences(wire.events);
  const activities = byId(wire.activities, '/api/activites/', report);
  const allActivities = [...occurrences.flatMap(({ activite }) => activite ?? []), ...activities.values()];
  const participants = all(
    'intervenants',
    wire.participants,
    allActivities.flatMap(({ intervenants }) => intervenants ?? []),
  );
  const nestedParticipants = [
    ...participants,
    ...allActivities.flatMap(({ intervenants }) => intervenants ?? []),
  ];
  const editions = all(
    'editions',
    wire.editions,
    occurrences.map(({ edition }) => edition),
  );
  const partners = [...wire.partners, ...editions.flatMap(({ partenaires }) => partenaires ?? [])];
  const subMenu = all('sousmenu', wire.subMenu);

  return {
    activities,
    participants,
    editions,
    subMenu,
    eventTypes: all(
      'type_evenements',
      wire.eventTypes,
      occurrences.map(({ type }) => type),
    ),
    activityKinds: all(
      'typeactivites',
      wire.activityKinds.filter(hasId),
      allActivities.map(({ type }) => (type && hasId(type) ? type : undefined)),
    ),
    places: all(
      'lieux',
      wire.places,
      occurrences.map(({ lieu }) => lieu),
    ),
    persons: all(
      'personnes',
      wire.persons,
      nestedParticipants.map(({ personne }) => personne),
    ),
    roles: all(
      'roles',
      wire.roles,
      nestedParticipants.map(({ role }) => role),
    ),
    partners: all('partenaires', wire.partners, partners),
    partnerTypes: all(
      'typespartenaires',
      wire.partnerTypes,
      partners.map(({ type }) => type),
    ),
    menu: all(
      'menu',
      wire.menu,
      subMenu.map(({ menu }) => menu),
    ),
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

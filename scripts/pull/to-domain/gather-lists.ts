import type { ActivityKindWire } from '../wire/activity.ts';
import type { Report } from './context.ts';
import { visibleTellings } from './event-tree.ts';
import { byId, gathered } from './gather.ts';
import type { WireFestival } from './wire-festival.ts';

type KindWithId = ActivityKindWire & { id: number };

/** Every list complete: with what the back end tells of only inside something else. Hidden events tell nothing. */
export function gatherLists(wire: WireFestival, report: Report) {
  const all = <T extends { id: number }>(
    collection: string,
    list: readonly T[],
    nested: readonly (T | undefined)[] = [],
  ): T[] => gathered(list, nested, `/api/${collection}/`, report);

  const told = visibleTellings(wire.events);
  const activities = byId(wire.activities, '/api/activites/', report);
  const everyActivity = [...told.flatMap(({ activite }) => activite ?? []), ...activities.values()];
  const participants = all(
    'intervenants',
    wire.participants,
    everyActivity.flatMap(({ intervenants }) => intervenants ?? []),
  );
  const nestedParticipants = [
    ...participants,
    ...everyActivity.flatMap(({ intervenants }) => intervenants ?? []),
  ];
  const editions = all(
    'editions',
    wire.editions,
    told.map(({ edition }) => edition),
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
      told.map(({ type }) => type),
    ),
    activityKinds: all(
      'typeactivites',
      wire.activityKinds.filter(hasId),
      everyActivity.map(({ type }) => (type && hasId(type) ? type : undefined)),
    ),
    places: all(
      'lieux',
      wire.places,
      told.map(({ lieu }) => lieu),
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

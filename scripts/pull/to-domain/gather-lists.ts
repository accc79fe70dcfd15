import type { Wire, WireFestival } from '../read/resources.ts';
import type { Report } from './context.ts';
import { visibleOccurrences } from './event-tree.ts';
import { byId, gatherRecords } from './gather.ts';

/** Returns every list, completed with records that are only nested in others. Records in hidden events are left out. */
export function gatherLists(wire: WireFestival, report: Report) {
  /** @param others records in which records of the list may be nested. */
  const all = <Name extends keyof WireFestival, Other>(
    list: Name,
    others: readonly Other[] = [],
    nestedIn: (other: Other) => Wire<Name> | undefined = () => undefined,
  ): Wire<Name>[] => gatherRecords<Wire<Name>>(wire[list], others.map(nestedIn), list, report);

  const occurrences = visibleOccurrences(wire.events);
  const activities = byId(wire.activities, 'activities', report);
  const allActivities = [...occurrences.flatMap(({ activite }) => activite ?? []), ...activities.values()];
  const nestedParticipants = allActivities.flatMap(({ intervenants }) => intervenants ?? []);
  const participants = all('participants', nestedParticipants, (participant) => participant);
  const allParticipants = [...participants, ...nestedParticipants];
  const editions = all('editions', occurrences, ({ edition }) => edition);
  const partners = [...wire.partners, ...editions.flatMap(({ partenaires }) => partenaires ?? [])];
  const subMenu = all('subMenu');

  return {
    activities,
    participants,
    editions,
    subMenu,
    eventTypes: all('eventTypes', occurrences, ({ type }) => type),
    activityKinds: all('activityKinds', allActivities, ({ type }) =>
      type?.id === undefined ? undefined : { ...type, id: type.id },
    ),
    places: all('places', occurrences, ({ lieu }) => lieu),
    persons: all('persons', allParticipants, ({ personne }) => personne),
    roles: all('roles', allParticipants, ({ role }) => role),
    partners: all('partners', partners, (partner) => partner),
    partnerTypes: all('partnerTypes', partners, ({ type }) => type),
    menu: all('menu', subMenu, ({ menu }) => menu),
    socials: all('socials'),
    mediaLinks: all('mediaLinks'),
    faqs: all('faqs'),
    pages: all('pages'),
    pdfs: all('pdfs'),
  };
}

import type { Id, Participant } from '../../../src/domain/model/core.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { ListName } from '../read/resources.ts';
import type { Report } from './context.ts';

type Owner = readonly [list: ListName, id: Id];

const idsOf = (...lists: readonly { id: Id }[][]): ReadonlySet<Id> =>
  new Set(lists.flat().map(({ id }) => id));

/** Drops references to missing records: they become null, or the participant, partner or menu entry is dropped too. */
export function dropDanglingReferences(festival: Festival, report: Report): Festival {
  const targets = {
    edition: idsOf(festival.editions, festival.withdrawnEditions),
    'event type': idsOf(festival.eventTypes),
    menu: idsOf(festival.menu),
    page: idsOf(festival.pages),
    partner: idsOf(festival.partners),
    'partner type': idsOf(festival.partnerTypes),
    person: idsOf(festival.persons, festival.withdrawnPersons),
    place: idsOf(festival.places, festival.withdrawnPlaces),
    role: idsOf(festival.roles),
  };
  /** Whether the target of a reference exists; a missing one is reported. */
  const exists = (kind: keyof typeof targets, target: Id, [list, id]: Owner, field: string): boolean => {
    if (targets[kind].has(target)) return true;
    report(list, id, field, `refers to ${kind} ${target}, which the back end does not give`);
    return false;
  };
  const existing = (kind: keyof typeof targets, target: Id | null, owner: Owner, field: string): Id | null =>
    target !== null && exists(kind, target, owner, field) ? target : null;
  const present = (participants: readonly Participant[], owner: Owner, field = ''): Participant[] =>
    participants
      .filter(({ personId }) => exists('person', personId, owner, `${field}.personne`))
      .map((one) => ({ ...one, roleId: existing('role', one.roleId, owner, `${field}.role`) }));

  return {
    ...festival,
    participants: festival.participants.flatMap((one) => present([one], ['participants', one.id])),
    editions: festival.editions.map((edition) => ({
      ...edition,
      partnerIds: edition.partnerIds.filter((id) =>
        exists('partner', id, ['editions', edition.id], '.partenaires'),
      ),
    })),
    events: festival.events.map((event) => {
      const owner = ['events', event.id] as const;
      return {
        ...event,
        editionId: existing('edition', event.editionId, owner, '.edition'),
        typeId: existing('event type', event.typeId, owner, '.type'),
        placeId: existing('place', event.placeId, owner, '.lieu'),
        activities: event.activities.map((activity, index) => ({
          ...activity,
          participants: present(activity.participants, owner, `.activite[${index}].intervenants`),
        })),
      };
    }),
    partners: festival.partners.map((partner) => ({
      ...partner,
      typeId: existing('partner type', partner.typeId, ['partners', partner.id], '.type'),
    })),
    subMenu: festival.subMenu
      .filter((entry) => exists('menu', entry.menuId, ['subMenu', entry.id], '.menu'))
      .map((entry) => ({ ...entry, pageId: existing('page', entry.pageId, ['subMenu', entry.id], '.page') })),
  };
}

import type { Id, Participant } from '../../../src/domain/model/core.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { Report } from './context.ts';

/** Whether the target of a reference exists; reports it when it does not. */
type ReferenceCheck = (collection: string, id: Id, field: string, target: Id) => boolean;

function referenceCheck(targets: readonly { id: Id | null }[], name: string, report: Report): ReferenceCheck {
  const known = new Set(targets.map(({ id }) => id));
  return (collection, id, field, target) => {
    if (known.has(target)) return true;
    report(collection, id, field, `refers to ${name} ${target}, which the back end does not give`);
    return false;
  };
}

/** Drops references to missing records: they become null, or their participant, partner or menu entry goes too. */
export function dropDanglingReferences(festival: Festival, report: Report): Festival {
  const isEdition = referenceCheck([...festival.editions, ...festival.withdrawnEditions], 'edition', report);
  const isEventType = referenceCheck(festival.eventTypes, 'event type', report);
  const isMenu = referenceCheck(festival.menu, 'menu', report);
  const isPage = referenceCheck(festival.pages, 'page', report);
  const isPartner = referenceCheck(festival.partners, 'partner', report);
  const isPartnerType = referenceCheck(festival.partnerTypes, 'partner type', report);
  const isPerson = referenceCheck([...festival.persons, ...festival.withdrawnPersons], 'person', report);
  const isPlace = referenceCheck(festival.places, 'place', report);
  const isRole = referenceCheck(festival.roles, 'role', report);

  const existing = (
    check: ReferenceCheck,
    collection: string,
    id: Id,
    field: string,
    target: Id | null,
  ): Id | null => (target !== null && check(collection, id, field, target) ? target : null);
  const hasPersonAndRole = (
    collection: string,
    id: Id,
    field: string,
    { personId, roleId }: Participant,
  ): boolean =>
    isPerson(collection, id, `${field}.personne`, personId) &&
    isRole(collection, id, `${field}.role`, roleId);

  return {
    ...festival,
    participants: festival.participants.filter((one) =>
      hasPersonAndRole('/api/intervenants/', one.id, '', one),
    ),
    editions: festival.editions.map((edition) => ({
      ...edition,
      partnerIds: edition.partnerIds.filter((id) =>
        isPartner('/api/editions/', edition.id, '.partenaires', id),
      ),
    })),
    events: festival.events.map((event) => ({
      ...event,
      editionId: existing(isEdition, '/api/evenements/', event.id, '.edition', event.editionId),
      typeId: existing(isEventType, '/api/evenements/', event.id, '.type', event.typeId),
      placeId: existing(isPlace, '/api/evenements/', event.id, '.lieu', event.placeId),
      activities: event.activities.map((activity, index) => ({
        ...activity,
        participants: activity.participants.filter((one) =>
          hasPersonAndRole('/api/evenements/', event.id, `.activite[${index}].intervenants`, one),
        ),
      })),
    })),
    partners: festival.partners.map((partner) => ({
      ...partner,
      typeId: existing(isPartnerType, '/api/partenaires/', partner.id, '.type', partner.typeId),
    })),
    subMenu: festival.subMenu
      .filter((entry) => isMenu('/api/sousmenu/', entry.id, '.menu', entry.menuId))
      .map((entry) => ({
        ...entry,
        pageId: existing(isPage, '/api/sousmenu/', entry.id, '.page', entry.pageId),
      })),
  };
}

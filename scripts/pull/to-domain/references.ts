import type { Id } from '../../../src/domain/model/common.ts';
import type { Participant } from '../../../src/domain/model/event.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { Report } from './context.ts';

/** Answers whether a reference leads somewhere, and reports it when not. */
type Check = (collection: string, id: Id, field: string, target: Id) => boolean;

function checkOf(targets: readonly { id: Id | null }[], name: string, report: Report): Check {
  const known = new Set(targets.map(({ id }) => id));
  return (collection, id, field, target) => {
    if (known.has(target)) return true;
    report(collection, id, field, `refers to ${name} ${target}, which the back end does not give`);
    return false;
  };
}

/** The festival without references to what it does not hold: they become absent, or go with what they tie. */
export function withoutDangling(festival: Festival, report: Report): Festival {
  const isEdition = checkOf(festival.editions, 'edition', report);
  const isEventType = checkOf(festival.eventTypes, 'event type', report);
  const isMenu = checkOf(festival.menu, 'menu', report);
  const isPage = checkOf(festival.pages, 'page', report);
  const isPartner = checkOf(festival.partners, 'partner', report);
  const isPartnerType = checkOf(festival.partnerTypes, 'partner type', report);
  const isPerson = checkOf(festival.persons, 'person', report);
  const isPlace = checkOf(festival.places, 'place', report);
  const isRole = checkOf(festival.roles, 'role', report);

  const kept = (check: Check, collection: string, id: Id, field: string, target: Id | null): Id | null =>
    target !== null && check(collection, id, field, target) ? target : null;
  const isKnown = (collection: string, id: Id, field: string, { personId, roleId }: Participant): boolean =>
    isPerson(collection, id, `${field}.personne`, personId) &&
    isRole(collection, id, `${field}.role`, roleId);

  return {
    ...festival,
    participants: festival.participants.filter((one) => isKnown('/api/intervenants/', one.id, '', one)),
    editions: festival.editions.map((edition) => ({
      ...edition,
      partnerIds: edition.partnerIds.filter((id) =>
        isPartner('/api/editions/', edition.id, '.partenaires', id),
      ),
    })),
    events: festival.events.map((event) => ({
      ...event,
      editionId: kept(isEdition, '/api/evenements/', event.id, '.edition', event.editionId),
      typeId: kept(isEventType, '/api/evenements/', event.id, '.type', event.typeId),
      placeId: kept(isPlace, '/api/evenements/', event.id, '.lieu', event.placeId),
      activities: event.activities.map((activity, index) => ({
        ...activity,
        participants: activity.participants.filter((one) =>
          isKnown('/api/evenements/', event.id, `.activite[${index}].intervenants`, one),
        ),
      })),
    })),
    partners: festival.partners.map((partner) => ({
      ...partner,
      typeId: kept(isPartnerType, '/api/partenaires/', partner.id, '.type', partner.typeId),
    })),
    subMenu: festival.subMenu
      .filter((entry) => isMenu('/api/sousmenu/', entry.id, '.menu', entry.menuId))
      .map((entry) => ({
        ...entry,
        pageId: kept(isPage, '/api/sousmenu/', entry.id, '.page', entry.pageId),
      })),
  };
}

import { indexById, type Finder } from './index-by-id.ts';
import type { TitledRow } from './records/common.ts';
import type { EditionRow } from './records/edition.ts';
import type { EventRow, EventTypeRow } from './records/event.ts';
import type { Festival } from './records/festival.ts';
import type { MenuRow } from './records/menu.ts';
import type { PageRow } from './records/page.ts';
import type { PartnerRow, PartnerTypeRow } from './records/partner.ts';
import type { PersonRow, RoleRow } from './records/person.ts';
import type { PlaceRow } from './records/place.ts';

/** Every collection that another one refers to. */
export interface Finders {
  activityType: Finder<TitledRow>;
  edition: Finder<EditionRow>;
  event: Finder<EventRow>;
  eventType: Finder<EventTypeRow>;
  faqType: Finder<TitledRow>;
  menu: Finder<MenuRow>;
  page: Finder<PageRow>;
  partner: Finder<PartnerRow>;
  partnerType: Finder<PartnerTypeRow>;
  person: Finder<PersonRow>;
  place: Finder<PlaceRow>;
  role: Finder<RoleRow>;
}

/** Indexes a festival, so that a dangling reference stops the seeding instead of reaching a client. */
export function findersOf(festival: Festival): Finders {
  return {
    activityType: indexById('activity types', festival.activityTypes),
    edition: indexById('editions', festival.editions),
    event: indexById('events', festival.events),
    eventType: indexById('event types', festival.eventTypes),
    faqType: indexById('FAQ types', festival.faqTypes),
    menu: indexById('menus', festival.menus),
    page: indexById('pages', festival.pages),
    partner: indexById('partners', festival.partners),
    partnerType: indexById('partner types', festival.partnerTypes),
    person: indexById('persons', festival.persons),
    place: indexById('places', festival.places),
    role: indexById('roles', festival.roles),
  };
}

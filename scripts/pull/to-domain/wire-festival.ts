import type { ActivityKindWire, ActivityWire } from '../wire/activity.ts';
import type { EditionWire } from '../wire/edition.ts';
import type { EventTypeWire, EventWire } from '../wire/event.ts';
import type { FaqWire } from '../wire/faq.ts';
import type { MediaLinkWire, SocialWire } from '../wire/links.ts';
import type { MenuWire, SubMenuWire } from '../wire/menu.ts';
import type { PageWire } from '../wire/page.ts';
import type { PartnerTypeWire, PartnerWire } from '../wire/partner.ts';
import type { PdfWire } from '../wire/pdf.ts';
import type { PersonWire } from '../wire/person.ts';
import type { PlaceWire } from '../wire/place.ts';
import type { ParticipantWire, RoleWire } from '../wire/role.ts';

/** All that the back end gives, list by list, as it was read. */
export interface WireFestival {
  activities: ActivityWire[];
  activityKinds: ActivityKindWire[];
  editions: EditionWire[];
  events: EventWire[];
  eventTypes: EventTypeWire[];
  faqs: FaqWire[];
  mediaLinks: MediaLinkWire[];
  menu: MenuWire[];
  pages: PageWire[];
  participants: ParticipantWire[];
  partners: PartnerWire[];
  partnerTypes: PartnerTypeWire[];
  pdfs: PdfWire[];
  persons: PersonWire[];
  places: PlaceWire[];
  roles: RoleWire[];
  socials: SocialWire[];
  subMenu: SubMenuWire[];
}

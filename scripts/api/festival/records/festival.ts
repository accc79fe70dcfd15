import type { TitledRow } from './common.ts';
import type { EditionRow } from './edition.ts';
import type { EventRow, EventTypeRow } from './event.ts';
import type { MenuRow, SubMenuRow } from './menu.ts';
import type { FaqRow } from './faq.ts';
import type { PageRow } from './page.ts';
import type { SocialRow } from './social.ts';
import type { PartnerRow, PartnerTypeRow } from './partner.ts';
import type { PersonRow, RoleRow } from './person.ts';
import type { PlaceRow } from './place.ts';
import type { MediaLinkRow, PdfRow } from './press.ts';

/** A whole festival, ready to be written to the database. */
export interface Festival {
  /** IANA name. */
  timeZone: string;
  menus: MenuRow[];
  subMenus: SubMenuRow[];
  editions: EditionRow[];
  events: EventRow[];
  activityTypes: TitledRow[];
  roles: RoleRow[];
  eventTypes: EventTypeRow[];
  persons: PersonRow[];
  places: PlaceRow[];
  partnerTypes: PartnerTypeRow[];
  partners: PartnerRow[];
  socials: SocialRow[];
  mediaLinks: MediaLinkRow[];
  faqTypes: TitledRow[];
  faqs: FaqRow[];
  pages: PageRow[];
  pdfs: PdfRow[];
}

import type {
  EditionRow,
  EventRow,
  EventTypeRow,
  PersonRow,
  PlaceRow,
  RoleRow,
  TitledRow,
} from './programme.ts';
import type {
  FaqRow,
  MediaLinkRow,
  MenuRow,
  PageRow,
  PartnerRow,
  PartnerTypeRow,
  PdfRow,
  SocialRow,
  SubMenuRow,
} from './site.ts';

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

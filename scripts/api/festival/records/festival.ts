import type {
  EditionRow,
  EventRow,
  EventTypeRow,
  Id,
  InBoth,
  PersonRow,
  PlaceRow,
  RoleRow,
  Text,
  TitledRow,
} from './programme.ts';

export interface Festival {
  /** IANA name of the festival's time zone. */
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
  partnerTypes: (TitledRow & { ordre: number | null })[];
  partners: PartnerRow[];
  socials: { id: Id; lien: string; icone: string }[];
  mediaLinks: MediaLinkRow[];
  faqTypes: TitledRow[];
  faqs: (InBoth<'question' | 'answer'> & { id: Id; type: Id })[];
  pages: PageRow[];
  pdfs: { id: Id; download_url: Text }[];
}

interface MenuRow {
  id: Id;
  intitule_fr: string;
  intitule_en: Text;
  show: boolean;
  ordre: number;
}

interface SubMenuRow extends MenuRow {
  menu: Id;
  page: Id | null;
  path: Text;
}

interface PageRow {
  id: Id;
  intitule_fr: string;
  intitule_en: Text;
  sections: (InBoth<'intitule' | 'content'> & { id: Id; view: Text })[];
}

interface PartnerRow extends InBoth<'nom'> {
  id: Id;
  type: Id;
  logo: Text;
  highlight: boolean;
  url: Text;
}

interface MediaLinkRow extends InBoth<'intitule'> {
  id: Id;
  url: string;
  date: Text;
  ordre: number | null;
  image_db: { reduced_size_image: Text } | null;
}

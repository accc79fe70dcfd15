import type {
  Withdrawn,
  WithdrawnEvent,
  WithdrawnType,
  Position,
  Colours,
  Day,
  Id,
  Localised,
  LocalisedHtml,
  Moment,
  Picture,
  ActivityKind,
  EventType,
  FestivalEvent,
  Opening,
  Participant,
  Role,
  Titled,
  Video,
} from './core.ts';

export interface Edition extends Titled {
  year: number;
  image: Picture | null;
  colours: Colours;
  start: Moment | null;
  /** If only the day is known, the edition is over when that day ends in the festival's time zone. */
  end: Moment | null;
  editorial: LocalisedHtml;
  partnerIds: Id[];
  press: EditionPress;
  /** Days that opening hours call “public holidays”. */
  publicHolidays: PublicHoliday[];
}

export interface PublicHoliday {
  day: Day;
  name: Localised;
}

/** Press texts of an edition in the back end. The press desk shows more: see `domain/press/`. */
export interface EditionPress {
  contact: PressContact | null;
  figures: KeyFigure[];
  presentations: Presentations;
  /** The festival's own words on embargo and credits, as plain text. */
  policy: Localised;
}

/** The edition in about 50, 100 and 250 words, as plain text with blank lines between paragraphs. */
export interface Presentations {
  short: Localised;
  medium: Localised;
  long: Localised;
}

/** At least one field is not null. */
export type PressContact = Record<'name' | 'email' | 'phone', string | null>;

/** A number in words, `over 60`, and what it counts. */
export interface KeyFigure {
  value: Localised;
  label: Localised;
  /** Source of the figure; empty if the back end does not name one. */
  source: Localised;
}

export interface Person {
  id: Id;
  firstName: string | null;
  lastName: string | null;
  biography: LocalisedHtml;
  portrait: Picture | null;
  portraitTitle: string | null;
  videos: Video[];
}

export interface PartnerType extends Titled {
  order: number;
}

export interface Partner {
  id: Id;
  typeId: Id | null;
  name: Localised;
  logo: Picture | null;
  isHighlighted: boolean;
  url: string | null;
}

export interface SocialLink {
  id: Id;
  url: string;
  icon: string;
}

export interface MediaLink extends Titled {
  url: string;
  date: Day | null;
  order: number;
  picture: Picture | null;
}

export interface PageSection extends Titled {
  content: LocalisedHtml;
  /** Name of the screen that the section embeds; an unknown name is kept, and reported when the page is built. */
  view: string | null;
}

export interface ContentPage extends Titled {
  sections: PageSection[];
}

export interface PdfDocument {
  id: Id;
  url: string | null;
}

/** All the content of a build. Lists keep the back end's order unless a rule says otherwise. */
export interface Festival {
  editions: Edition[];
  events: FestivalEvent[];
  /** Events that the back end no longer lists. */
  withdrawn: WithdrawnEvent[];
  withdrawnEditions: Withdrawn<Edition>[];
  withdrawnPersons: Withdrawn<Person>[];
  withdrawnPlaces: Withdrawn<Place>[];
  withdrawnTypes: WithdrawnType[];
  withdrawnPages: Withdrawn<ContentPage>[];
  eventTypes: EventType[];
  activityKinds: ActivityKind[];
  roles: Role[];
  persons: Person[];
  /** Everyone who has a role in an activity or in the festival itself; some of the team are listed only here. */
  participants: Participant[];
  places: Place[];
  partners: Partner[];
  partnerTypes: PartnerType[];
  socials: SocialLink[];
  mediaLinks: MediaLink[];
  faqTypes: FaqType[];
  faqs: Faq[];
  menu: MenuItem[];
  subMenu: SubMenuItem[];
  pages: ContentPage[];
  pdfs: PdfDocument[];
}

export type FaqType = Titled;

export interface Faq {
  id: Id;
  /** Null if it has no type, or one without a title. */
  typeId: Id | null;
  question: Localised;
  answer: LocalisedHtml;
}

export interface MenuItem extends Titled {
  isShown: boolean;
  order: number;
}

export interface SubMenuItem extends MenuItem {
  menuId: Id;
  pageId: Id | null;
  /** Site path without language or slashes at its ends, e.g. `program/2024`. */
  path: string | null;
}

/** A venue, with its own opening days and hours: events there may have others. */
export interface Place extends Opening {
  id: Id;
  name: Localised;
  address: Localised;
  /** Null unless both latitude and longitude are known. */
  position: Position | null;
  /** How to get there, in words. */
  directions: Localised;
  accessibility: Accessibility[];
  /** Phone number as written in the back end, e.g. `+216 71 000 000`. */
  phone: string | null;
  /** http(s) only. */
  website: string | null;
}

/** Accessibility features of a place, in the order in which they are listed. */
export const accessibilities = [
  'stepFree',
  'accessibleToilets',
  'hearingLoop',
  'guideDogs',
  'signLanguage',
  'level',
] as const;

/** `stepFree`: accessible by wheelchair, by a ramp or a lift if needed; `level`: without any step. */
export type Accessibility = (typeof accessibilities)[number];

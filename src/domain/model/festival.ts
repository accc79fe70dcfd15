import type { Colours, Day, Id, Instant, Localised, LocalisedHtml, Moment, Picture } from './common.ts';
import type {
  ActivityKind,
  EventType,
  FestivalEvent,
  Participant,
  Role,
  Video,
  WithdrawnEvent,
} from './event.ts';
import type { Faq, FaqType } from './faq.ts';
import type { MenuItem, SubMenuItem } from './menu.ts';
import type { Place } from './place.ts';

export interface Edition {
  id: Id;
  title: Localised;
  year: number;
  image: Picture | null;
  colours: Colours;
  start: Moment | null;
  /** With a day only, the edition is over when that Tunis day is. */
  end: Moment | null;
  editorial: LocalisedHtml;
  partnerIds: Id[];
  press: EditionPress;
  /** Days on which what is “closed on public holidays” is. */
  publicHolidays: PublicHoliday[];
}

export interface PublicHoliday {
  day: Day;
  name: Localised;
}

/** Texts that an edition gives to the press. Its press desk has more: see `domain/press/`. */
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

/** At least one of them is there. */
export interface PressContact {
  name: string | null;
  email: string | null;
  phone: string | null;
}

/** A number in words, `over 60`, and what it counts. */
export interface KeyFigure {
  value: Localised;
  label: Localised;
  /** Where the number comes from; empty if the back end does not say. */
  source: Localised;
}

/** An edition that the back end no longer lists, as last known. Its pages stay, but nothing lists it. */
export interface WithdrawnEdition extends Edition {
  /** When a pull first missed it. */
  withdrawnAt: Instant;
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

/** A person whom the back end no longer lists, as last known. Their page stays, but nothing lists them. */
export interface WithdrawnPerson extends Person {
  /** When a pull first missed them. */
  withdrawnAt: Instant;
}

export interface PartnerType {
  id: Id;
  title: Localised;
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

export interface MediaLink {
  id: Id;
  url: string;
  title: Localised;
  date: Day | null;
  order: number;
  picture: Picture | null;
}

export interface PageSection {
  id: Id;
  title: Localised;
  content: LocalisedHtml;
  /** Name of the screen that the section embeds; an unknown name is kept, and reported when the page is built. */
  view: string | null;
}

export interface ContentPage {
  id: Id;
  title: Localised;
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
  withdrawnEditions: WithdrawnEdition[];
  withdrawnPersons: WithdrawnPerson[];
  eventTypes: EventType[];
  activityKinds: ActivityKind[];
  roles: Role[];
  persons: Person[];
  /** Everyone who holds a role, in an activity or in the festival itself: the team may have no other place. */
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

/** A media file kept beside the snapshot, named by its content. */
export interface MediaFile {
  /** Content hash, 16 hex digits; the file is `{hash}.{extension}` in the media folder. */
  hash: string;
  extension: 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg' | 'pdf' | 'mp4';
  bytes: number;
  /** Pixels, as displayed (orientation applied); null for what is not a picture. */
  size: { width: number; height: number } | null;
}

/** Media files by the absolute URL they were downloaded from. Files that could not be downloaded are absent. */
export type MediaIndex = Record<string, MediaFile>;

type NumberedList = 'editions' | 'eventTypes' | 'events' | 'persons' | 'places';
/** Numbers under which records were published, and are for ever, by those that the back end has for them now. */
export type Renumbered = Partial<Record<NumberedList, Readonly<Record<Id, Id>>>>;

/** Where and when a snapshot was taken. */
export interface SnapshotManifest {
  version: number;
  source: string;
  pulledAt: Instant;
  /** Hash of the snapshot's content: same digest, same site. */
  digest: string;
  counts: Record<Exclude<keyof Festival, `withdrawn${string}`>, number>;
  /** The next pull is compared with this. This and the following fields are absent in a snapshot of an earlier version. */
  guards?: PullGuards;
  recordDates?: RecordDates;
  /** How often the date, place, title or status of each event has changed; absent where it never has. */
  revisions?: Record<Id, number>;
  renumbered?: Renumbered;
  /** When each sealed edition was sealed, by its year. */
  sealedAt?: Record<number, Instant>;
  /** Made of sealed editions, while the back end could not be read. */
  isOfSealsOnly?: true;
}

/** When each record was first taken as it stands now, by its id. */
export type RecordDates = Record<'edition' | 'event' | 'person', Record<Id, Instant>>;

/** Recorded by one pull for the next, so that lost data can be told from a change. */
export interface PullGuards {
  /** The highest count the festival ever had, by list; lowered only when a loss is accepted. */
  highWater: Record<string, number>;
  /** Number of records in each list, by its path. */
  listed: Record<string, number>;
  /** Since when a list or page that had content has been empty, by its path. */
  emptySince: Record<string, Instant>;
}

/** One thing a pull left out, by its path as in `/api/evenements/ [12].activite[0].id`, and why. */
export interface Quarantined {
  path: string;
  id: Id | null;
  reason: string;
}

import type { Change } from './change-record.ts';
import type { WithdrawnEvent } from '../domain/model/event.ts';
import type {
  Festival,
  MediaIndex,
  SnapshotManifest,
  WithdrawnEdition,
  WithdrawnPerson,
} from '../domain/model/festival.ts';

/** The lists of a festival, one collection each. */
export const festivalCollections = [
  'editions',
  'events',
  'eventTypes',
  'activityKinds',
  'roles',
  'persons',
  'participants',
  'places',
  'partners',
  'partnerTypes',
  'socials',
  'mediaLinks',
  'faqTypes',
  'faqs',
  'menu',
  'subMenu',
  'pages',
  'pdfs',
] as const satisfies readonly (keyof Festival)[];

/** The lists of a snapshot. What was withdrawn is no collection, so that nothing lists it by accident. */
export const snapshotLists = [
  ...festivalCollections,
  'withdrawn',
  'withdrawnEditions',
  'withdrawnPersons',
] as const satisfies readonly (keyof Festival)[];

/** The content of a snapshot besides its lists, stored as a single entry. */
export interface SnapshotRecord {
  manifest: SnapshotManifest;
  media: MediaIndex;
  withdrawn: WithdrawnEvent[];
  withdrawnEditions: WithdrawnEdition[];
  withdrawnPersons: WithdrawnPerson[];
  /** Changes found by pulls, latest last. */
  changes: Change[];
}

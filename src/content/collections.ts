import type { Change } from './change-record.ts';
import type { Festival, MediaIndex, SnapshotManifest } from '../domain/model/festival.ts';

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

/** What a snapshot holds beside the lists, kept as a single entry. */
export interface SnapshotRecord {
  manifest: SnapshotManifest;
  media: MediaIndex;
  /** What pulls found changed, latest last. */
  changes: Change[];
}

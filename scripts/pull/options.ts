import type { Fetch } from '../../src/back-end/one-try.ts';
import type { Ports } from './ports.ts';
import type { Reader, ReaderSite } from './readers/reader.ts';
import type { MeaningfulIds } from './to-domain/context.ts';
import type { Environment } from '../../src/site/environment.ts';
import { meaningfulIds } from '../../src/site/festival.ts';
import { mediaFolder, sealFolder, snapshotFolder } from '../../src/site/snapshot-folder.ts';

/**
 * Variable with the port of an embedded back end that was started for this pull only. The addresses in the snapshot
 * stay those of API_PORT: with other ones, all records with pictures would count as changed.
 */
export const EMBEDDED_PORT = 'PULL_FROM_PORT';

export interface PullOptions extends Partial<Ports> {
  environment: Environment;
  site: MeaningfulIds;
  snapshots: string;
  media: string;
  /** Folder of sealed editions, which the back end no longer changes, and of the list of forgotten records. */
  seals: string;
  /** Accepts a festival that has shrunk, or whose records have been replaced or renamed. */
  acceptChanges?: boolean;
  /** Makes a failed pull an error even when there is an earlier snapshot. */
  strict?: boolean;
  /** Reason not to read the back end at all: an earlier try was killed before its end. */
  givenUp?: string;
  onProgress?: (progress: Progress) => void;
  /** Opens the reader of files and texts; by default it runs in separate processes. */
  openReader?: (site: ReaderSite) => Promise<Reader & Disposable>;
  fetch?: Fetch;
}

export interface Progress {
  step: 'lists' | 'media';
  done: number;
  /** Null while the total is unknown. */
  total: number | null;
  /** Path or address of the last item. */
  what: string;
}

export const placesOf = (environment: Environment) => ({
  environment,
  site: meaningfulIds(environment.SITE_SLUG),
  snapshots: snapshotFolder(environment),
  media: mediaFolder,
  seals: sealFolder(environment),
});

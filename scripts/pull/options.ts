import type { Fetch } from '../../src/back-end/one-try.ts';
import type { Reader, ReaderSite } from './readers/reader.ts';
import type { MeaningfulIds } from './to-domain/context.ts';
import type { Id } from '../../src/domain/model/core.ts';
import type { Environment } from '../../src/site/environment.ts';

export interface PullOptions {
  environment: Environment;
  site: MeaningfulIds & { legalPageId: Id };
  /** Folder of this back end's snapshots. */
  snapshots: string;
  /** Folder of all downloaded media. */
  media: string;
  /** Folder of the festival's sealed editions, which the back end changes no longer, and of the list of what is forgotten. */
  seals: string;
  /** Accepts a festival that has shrunk, or whose records are no longer what they were. */
  acceptChanges?: boolean;
  /** Makes a failed pull an error even when there is an earlier snapshot. */
  strict?: boolean;
  /** Why the back end is not asked at all: an earlier try did not live to its end. */
  givenUp?: string;
  onProgress?: (progress: Progress) => void;
  /** Opens what reads files and texts: processes of their own, unless a test reads them in its own. */
  openReader?: (site: ReaderSite) => Promise<Reader & Disposable>;
  fetch?: Fetch;
  sleep?: (milliseconds: number) => Promise<void>;
  random?: () => number;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export interface Progress {
  step: 'lists' | 'media';
  done: number;
  /** Null while it is not known. */
  total: number | null;
  /** Path or address of the last item. */
  what: string;
}

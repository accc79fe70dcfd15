import { createLimiter } from '../client/limiter.ts';
import type { MediaIndex } from '../../../src/domain/model/festival.ts';
import { createFileBringer, type BringOptions } from './bring-file.ts';
import type { WantedFile } from './wanted.ts';

const CONCURRENCY = 6;

export interface MediaFailure {
  url: string;
  reason: string;
  /** Records that show it, e.g. `events #57`. */
  usedBy: string[];
  /** An earlier copy stays in use. */
  isKept: boolean;
}

export interface MediaOptions extends BringOptions {
  /** Told of every file that is done with, and waited for. */
  onFile: (url: string) => Promise<void>;
  /** Names the records that show a file. */
  usersOf: (url: string) => string[];
}

export interface PulledMedia {
  index: MediaIndex;
  failures: MediaFailure[];
  /** Files that had to be read anew. */
  downloaded: number;
}

/** Brings the files beside the snapshot, the first source of each that works. A failure is told, never thrown. */
export async function pullMedia(wanted: readonly WantedFile[], options: MediaOptions): Promise<PulledMedia> {
  const bringer = createFileBringer(options);
  const index: MediaIndex = {};
  const failures = new Map<string, MediaFailure>();
  const underWay = new Map<string, Promise<boolean>>();
  let downloaded = 0;

  const bring = async (url: string, file: WantedFile): Promise<boolean> => {
    try {
      const brought = await bringer.bring(url, file);
      index[url] = brought.file;
      if (brought.isFresh) downloaded++;
      return true;
    } catch (error) {
      const kept = await bringer.copyOf(url, file.kind);
      const reason = error instanceof Error ? error.message : String(error);
      if (!file.isOptional)
        failures.set(url, { url, reason, usedBy: options.usersOf(url), isKept: kept !== undefined });
      if (kept) index[url] = kept.file;
      return kept !== undefined;
    }
  };
  // Two things may show the same picture: it is brought once, and both wait for it.
  const bringOnce = (url: string, file: WantedFile): Promise<boolean> => {
    const known = underWay.get(url) ?? bring(url, file);
    underWay.set(url, known);
    return known;
  };

  const limited = createLimiter(CONCURRENCY);
  const bringFirst = async (file: WantedFile): Promise<void> => {
    for (const url of file.sources) if (await bringOnce(url, file)) break;
    await options.onFile(file.sources[0] ?? '');
  };
  await Promise.all(wanted.map((file) => limited(() => bringFirst(file))));
  const sorted = [...failures.values()].sort((a, b) => (a.url < b.url ? -1 : 1));
  return { index, failures: sorted, downloaded };
}

import { createLimiter } from '../../../src/api/limiter.ts';
import type { Fetch } from '../../../src/api/one-try.ts';
import type { MediaFile, MediaIndex } from '../../../src/domain/model/festival.ts';
import type { SanitiseSvg } from '../sanitise/svg.ts';
import { fetchFile, Unreachable } from './fetch-file.ts';
import type { CachedFile, HttpCache } from './http-cache.ts';
import { inspect } from './inspect.ts';
import type { MediaFolder } from './media-folder.ts';
import type { WantedFile } from './wanted.ts';

const CONCURRENCY = 6;
const OWN_LIMIT_MS = 30_000;
const OPTIONAL_LIMIT_MS = 5_000;
/** Media may take long the first time, but not for ever: the rest is left for the next pull. */
const TOTAL_MS = 15 * 60 * 1000;
/** A copy that came without a way to ask whether it has changed is asked for anew after a week. */
const UNCHECKED_MS = 7 * 24 * 60 * 60 * 1000;
/** So many times in a row a server may be silent before the rest of its files is left for the next pull. */
const PATIENCE = 3;

export interface MediaFailure {
  url: string;
  reason: string;
  /** An earlier copy stays in use. */
  isKept: boolean;
}

export interface MediaOptions {
  folder: MediaFolder;
  cache: HttpCache;
  sanitiseSvg: SanitiseSvg;
  fetch: Fetch;
  now: () => number;
  onFile: (url: string) => void;
}

export interface PulledMedia {
  index: MediaIndex;
  failures: MediaFailure[];
  /** Files that had to be read anew. */
  downloaded: number;
}

/** Brings the files beside the snapshot, the first source of each that works. Notes in `cache` what it learns. */
export async function pullMedia(wanted: readonly WantedFile[], options: MediaOptions): Promise<PulledMedia> {
  const { folder, cache, sanitiseSvg, fetch, now, onFile } = options;
  const index: MediaIndex = {};
  const failures: MediaFailure[] = [];
  const silence = new Map<string, number>();
  const deadline = now() + TOTAL_MS;
  let downloaded = 0;

  const copyOf = async (url: string): Promise<CachedFile | undefined> => {
    const cached = cache.get(url);
    return cached && (await folder.has(cached.file)) ? cached : undefined;
  };

  const bring = async (url: string, { kind, isOptional }: WantedFile): Promise<MediaFile> => {
    const cached = await copyOf(url);
    const canAsk = cached && (cached.etag ?? cached.lastModified) !== null;
    if (cached && !canAsk && now() - cached.fetchedAt < UNCHECKED_MS) return cached.file;

    if (now() > deadline) throw new Error(`is left for the next pull: ${TOTAL_MS / 60_000} min are over`);
    const { origin } = new URL(url);
    const silent = silence.get(origin) ?? 0;
    if (silent >= (isOptional ? 1 : PATIENCE)) throw new Unreachable(`${origin} cannot be reached`);
    try {
      const fetched = await fetchFile(fetch, url, isOptional ? OPTIONAL_LIMIT_MS : OWN_LIMIT_MS, cached);
      silence.delete(origin);
      if (fetched.kind === 'unchanged' && cached) return cached.file;
      if (fetched.kind === 'unchanged') throw new Error('answers 304 to a question that was not asked');
      const { etag, lastModified } = fetched;
      const { file, bytes } = await inspect(fetched.bytes, kind, sanitiseSvg);
      await folder.keep(file, bytes);
      cache.set(url, { etag, lastModified, fetchedAt: now(), file });
      downloaded++;
      return file;
    } catch (error) {
      if (error instanceof Unreachable) silence.set(origin, (silence.get(origin) ?? 0) + 1);
      throw error;
    }
  };

  const bringFirst = async (file: WantedFile): Promise<void> => {
    for (const url of file.sources) {
      try {
        index[url] = await bring(url, file);
        return;
      } catch (error) {
        const kept = (await copyOf(url))?.file;
        const reason = error instanceof Error ? error.message : String(error);
        if (!file.isOptional) failures.push({ url, reason, isKept: kept !== undefined });
        if (kept) {
          index[url] = kept;
          return;
        }
      }
    }
  };

  const limited = createLimiter(CONCURRENCY);
  await Promise.all(
    wanted.map((file) =>
      limited(async () => {
        await bringFirst(file);
        onFile(file.sources[0] ?? '');
      }),
    ),
  );
  failures.sort((a, b) => (a.url < b.url ? -1 : 1));
  return { index, failures, downloaded };
}

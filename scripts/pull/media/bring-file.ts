import type { MediaFile } from '../../../src/domain/model/festival.ts';
import type { SanitiseSvg } from '../sanitise/svg.ts';
import type { FileFetch } from './file-fetch.ts';
import { fetchFile, Unreachable, type Fetched } from './fetch-file.ts';
import type { CachedFile, HttpCache } from './http-cache.ts';
import { inspect, RULES_VERSION } from './inspect.ts';
import type { MediaFolder } from './media-folder.ts';
import type { WantedFile } from './wanted.ts';

/** A back end may have to make a picture before it can send it. */
const OWN_LIMIT_MS = 60_000;
const OWN_TRIES = 3;
const FIRST_WAIT_MS = 1_000;
const OPTIONAL_LIMIT_MS = 5_000;
/** Media may take long the first time, but not for ever: the rest is left for the next pull. */
const TOTAL_MS = 15 * 60 * 1000;
/** A copy that came without a way to ask whether it has changed is asked for anew after a week. */
const UNCHECKED_MS = 7 * 24 * 60 * 60 * 1000;
/** So many files in a row a server may keep to itself before the rest of them is left for the next pull. */
const PATIENCE = 3;

export interface BringOptions {
  folder: MediaFolder;
  /** Read, and noted in. */
  cache: HttpCache;
  sanitiseSvg: SanitiseSvg;
  fetch: FileFetch;
  /** Milliseconds since the epoch. */
  now: () => number;
  sleep: (milliseconds: number) => Promise<void>;
}

type Wanted = Pick<WantedFile, 'kind' | 'isOptional'>;

export interface FileBringer {
  /** Has the file of an address in the folder when it is done. @throws Error saying why it cannot be had. */
  bring(url: string, wanted: Wanted): Promise<{ file: MediaFile; isFresh: boolean }>;
  /** The copy an earlier pull left, when it can be used. */
  copyOf(url: string, kind: WantedFile['kind']): Promise<CachedFile | undefined>;
}

export function createFileBringer(options: BringOptions): FileBringer {
  const { folder, cache, sanitiseSvg, fetch, now, sleep } = options;
  const deadline = now() + TOTAL_MS;
  /** Files in a row that each server kept to itself. */
  const silence = new Map<string, number>();

  const ask = async (url: string, isOptional: boolean, cached?: CachedFile): Promise<Fetched> => {
    if (isOptional) return fetchFile(fetch, url, OPTIONAL_LIMIT_MS, cached);
    for (let tried = 1; ; tried++) {
      try {
        return await fetchFile(fetch, url, OWN_LIMIT_MS, cached);
      } catch (error) {
        if (!(error instanceof Unreachable) || tried >= OWN_TRIES) throw error;
        await sleep(FIRST_WAIT_MS * 2 ** (tried - 1));
      }
    }
  };

  const askPatiently = async (url: string, isOptional: boolean, cached?: CachedFile): Promise<Fetched> => {
    if (now() > deadline) throw new Error(`is left for the next pull: ${TOTAL_MS / 60_000} min are over`);
    const { origin } = new URL(url);
    const silent = silence.get(origin) ?? 0;
    if (silent >= (isOptional ? 1 : PATIENCE))
      throw new Unreachable(`is left for the next pull: ${origin} is silent`);
    try {
      const fetched = await ask(url, isOptional, cached);
      silence.delete(origin);
      return fetched;
    } catch (error) {
      // Read anew: files are brought side by side.
      if (error instanceof Unreachable) silence.set(origin, (silence.get(origin) ?? 0) + 1);
      throw error;
    }
  };

  const copyOf = async (url: string, kind: WantedFile['kind']): Promise<CachedFile | undefined> => {
    const cached = cache.get(url);
    if (!cached || !(await folder.has(cached.file))) return undefined;
    if (cached.rules === RULES_VERSION) return cached;
    // Taken by older rules, which the build may not share.
    const isUsable = await inspect(await folder.read(cached.file), kind, sanitiseSvg).then(
      () => true,
      () => false,
    );
    if (isUsable) cache.set(url, { ...cached, rules: RULES_VERSION });
    else cache.delete(url);
    return cache.get(url);
  };

  return {
    copyOf,
    bring: async (url, { kind, isOptional }) => {
      const cached = await copyOf(url, kind);
      const canAsk = cached && (cached.etag ?? cached.lastModified) !== null;
      const isYoung = cached && now() - cached.fetchedAt < UNCHECKED_MS;
      if (cached && !canAsk && isYoung) return { file: cached.file, isFresh: false };

      const fetched = await askPatiently(url, isOptional, cached);
      if (fetched.kind === 'unchanged') return { file: fetched.cached.file, isFresh: false };
      const { etag, lastModified } = fetched;
      const { file, bytes } = await inspect(fetched.bytes, kind, sanitiseSvg);
      await folder.keep(file, bytes);
      cache.set(url, { etag, lastModified, fetchedAt: now(), rules: RULES_VERSION, file });
      return { file, isFresh: true };
    },
  };
}

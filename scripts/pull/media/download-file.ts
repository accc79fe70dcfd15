import type { MediaFile } from '../../../src/domain/model/snapshot.ts';
import type { Reader } from '../readers/reader.ts';
import { retried } from '../client/retried.ts';
import type { Ports } from '../ports.ts';
import { fetchFile, Unreachable, type FileFetch } from './fetch-file.ts';
import type { CachedFile, HttpCache } from './http-cache.ts';
import { RULES_VERSION } from './inspect.ts';
import type { MediaFolder } from './media-folder.ts';
import type { ManifestEntry } from './media-manifest.ts';

/** Generous, as a back end may have to render a picture before it can send it. */
const REQUIRED_TIMEOUT_MS = 60_000;
const REQUIRED_TRIES = 3;
const FIRST_WAIT_MS = 1_000;
const OPTIONAL_TIMEOUT_MS = 5_000;
/** Time limit of all downloads together; the remaining files are left for the next pull. */
const TOTAL_MS = 15 * 60 * 1000;
/** A copy without an ETag or a date cannot be revalidated: it is downloaded again after a week. */
const MAX_AGE_WITHOUT_VALIDATOR_MS = 7 * 24 * 60 * 60 * 1000;
/** After this many failures in a row the other files of a server are left for the next pull. */
const MAX_FAILURES_IN_A_ROW = 3;

/** A file for which the server asks for a longer wait is not tried again: it is left for the next pull. */
const MAX_SECONDS_TO_WAIT = 60;

export interface DownloadOptions extends Ports {
  folder: MediaFolder;
  /** Cache of earlier pulls; downloads read and update it. */
  cache: HttpCache;
  reader: Pick<Reader, 'inspect'>;
  fetch: FileFetch;
}

const secondsToWait = (error: unknown): number | null =>
  error instanceof Unreachable && error.secondsToWait <= MAX_SECONDS_TO_WAIT ? error.secondsToWait : null;

export function createFileDownloader(options: DownloadOptions) {
  const { folder, cache, reader, fetch, now } = options;
  const deadline = now() + TOTAL_MS;
  const failuresInARow = new Map<string, number>();

  const fetchUnlessServerFails = async (url: string, isOptional: boolean, cached?: CachedFile) => {
    if (now() > deadline)
      throw new Error(
        `is left for the next pull: the downloads have taken longer than ${TOTAL_MS / 60_000} min`,
      );
    const { origin } = new URL(url);
    if ((failuresInARow.get(origin) ?? 0) >= (isOptional ? 1 : MAX_FAILURES_IN_A_ROW))
      throw new Unreachable(`is left for the next pull: ${origin} does not answer`);
    const [limitMs, tries] = isOptional ? [OPTIONAL_TIMEOUT_MS, 1] : [REQUIRED_TIMEOUT_MS, REQUIRED_TRIES];
    const retries = { ...options, tries, firstWaitMs: FIRST_WAIT_MS, deadline, secondsToWait };
    try {
      const fetched = await retried(() => fetchFile(fetch, url, limitMs, cached), retries);
      failuresInARow.delete(origin);
      return fetched;
    } catch (error) {
      // The count is read again, since files are downloaded concurrently.
      if (error instanceof Unreachable && error.concernsServer)
        failuresInARow.set(origin, (failuresInARow.get(origin) ?? 0) + 1);
      throw error;
    }
  };

  const cachedCopy = async (url: string, kind: ManifestEntry['kind']): Promise<CachedFile | undefined> => {
    const cached = cache.get(url);
    if (!cached || !folder.has(cached.file)) return undefined;
    if (cached.rules === RULES_VERSION) return cached;
    // Accepted by older rules: the build might not be able to read it.
    const isUsable = await reader.inspect(await folder.read(cached.file), kind).then(
      () => true,
      () => false,
    );
    if (isUsable) cache.set(url, { ...cached, rules: RULES_VERSION });
    else cache.delete(url);
    return cache.get(url);
  };

  return {
    cachedCopy,
    /** Downloads the file of an address to the folder. @throws Error stating why it cannot be downloaded. */
    download: async (
      url: string,
      { kind, isOptional }: Pick<ManifestEntry, 'kind' | 'isOptional'>,
    ): Promise<{ file: MediaFile; isFresh: boolean }> => {
      const cached = await cachedCopy(url, kind);
      const hasValidator = cached && (cached.etag ?? cached.lastModified) !== null;
      const isRecent = cached && now() - cached.fetchedAt < MAX_AGE_WITHOUT_VALIDATOR_MS;
      if (cached && !hasValidator && isRecent) return { file: cached.file, isFresh: false };

      const fetched = await fetchUnlessServerFails(url, isOptional, cached);
      if (fetched.kind === 'unchanged') return { file: fetched.cached.file, isFresh: false };
      const { etag, lastModified } = fetched;
      const { file, instead } = await reader.inspect(fetched.bytes, kind);
      await folder.store(file, instead ?? fetched.bytes);
      cache.set(url, { etag, lastModified, fetchedAt: now(), rules: RULES_VERSION, file });
      return { file, isFresh: true };
    },
  };
}

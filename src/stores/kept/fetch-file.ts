import type { PackFile } from '../../domain/archive/pack.ts';
import { NotFetched, readAnswer, stallGuard } from '../fetch-own.ts';
import { type Device, WrongFile } from './device.ts';

/** Folders whose files never change under their names; any other file is revalidated. */
const NAMED_BY_CONTENT = /^\/(?:_astro|media)\//;
/** Longest wait for the next byte; long, since nobody is watching and the network may be slow. */
export const STALL_MS = 30_000;
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000];

export interface FetchFileOptions {
  device: Device;
  signal: AbortSignal;
  /** Reports how many bytes of the file are available; fewer than before if some were unusable. */
  onProgress: (bytes: number) => void;
}

export interface Received {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/**
 * Returns a file of a pack with the bytes that the pack lists: from a cache of this site that has them already,
 * otherwise from the network. A wrong file is fetched once more, bypassing the browser's HTTP cache.
 * @throws WrongFile, NotFetched, or the reason for which the signal was aborted.
 */
export async function fetchFile(file: PackFile, options: FetchFileOptions): Promise<Received> {
  const { device, onProgress } = options;
  const stored = await findStored(file, device);
  if (stored) {
    onProgress(file.bytes);
    return stored;
  }
  for (const cache of [NAMED_BY_CONTENT.test(file.path) ? 'default' : 'no-cache', 'reload'] as const) {
    const received = await transfer(file, cache, options);
    if (received && (await device.sha256(received.bytes)) === file.hash) return received;
    onProgress(0);
  }
  throw new WrongFile(
    `${file.path} is not the file that the pack of its edition lists: fetch the pack again`,
  );
}

/** Looks for the same file in another cache: that of the other language, or of pages that were read. */
async function findStored({ path, hash }: PackFile, { caches, sha256 }: Device): Promise<Received | null> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const found = await cache.match(path, { ignoreVary: true });
    if (!found) continue;
    const bytes = new Uint8Array(await found.arrayBuffer());
    if ((await sha256(bytes)) === hash) return { bytes, type: found.headers.get('Content-Type') ?? '' };
  }
  return null;
}

/** Requests a file, with retries at growing intervals on network failure. @returns null if the site lacks the file. */
async function transfer(file: PackFile, cache: RequestCache, options: FetchFileOptions) {
  const { device, signal } = options;
  let failure: unknown;
  for (const delay of [...RETRY_DELAYS_MS, null]) {
    try {
      return await request(file, cache, options);
    } catch (error) {
      signal.throwIfAborted();
      // `fetch` and reading a body throw this when the network fails.
      if (!(error instanceof TypeError || error instanceof NotFetched)) throw error;
      failure = error;
    }
    if (delay !== null) await device.wait(delay, signal);
    signal.throwIfAborted();
  }
  throw new NotFetched(file.path, null, failure);
}

async function request(
  { path, bytes: length }: PackFile,
  cache: RequestCache,
  { device, signal, onProgress }: FetchFileOptions,
): Promise<Received | null> {
  const guard = stallGuard(path, signal, STALL_MS);
  try {
    const answer = await device.fetch(path, { cache, signal: guard.signal });
    const { status, headers, body } = answer;
    // The page of a withdrawn record is sent with 410 (gone), and is the page that the pack lists.
    if (status !== 200 && status !== 410) {
      await body?.cancel();
      if (status >= 500 || status === 429) throw new NotFetched(path, status);
      return null;
    }
    const blob = await readAnswer(answer, (bytes) => {
      guard.extend();
      onProgress(Math.min(bytes, length));
    });
    return { bytes: new Uint8Array(await blob.arrayBuffer()), type: headers.get('Content-Type') ?? '' };
  } finally {
    guard.end();
  }
}

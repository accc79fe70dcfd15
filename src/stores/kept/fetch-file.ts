import type { PackFile } from '../../domain/archive/pack.ts';
import { readAnswer } from '../fetch-own.ts';
import { stallGuard } from '../stall-guard.ts';
import { type Device, Unreachable, WrongFile } from './device.ts';

/** Folders whose files never change under their names; all else is asked for anew. */
const NAMED_BY_CONTENT = /^\/(?:_astro|media)\//;
/** The longest wait for the next byte: nobody watches, and a slow network is to get its time. */
const STALL_MS = 30_000;
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000];

export interface FetchFileOptions {
  device: Device;
  signal: AbortSignal;
  /** Bytes of the file that are at hand; fewer than before where some are of no use. */
  onProgress: (bytes: number) => void;
}

export interface Received {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/**
 * A file of a pack with the bytes that the pack promises: from a cache of this site that has them already, else from the
 * network. A wrong file is fetched once more, past the browser's HTTP cache.
 * @throws WrongFile, Unreachable, or the reason for which the signal was aborted.
 */
export async function fetchFile(file: PackFile, options: FetchFileOptions): Promise<Received> {
  const { device, onProgress } = options;
  const atHand = await findAtHand(file, device);
  if (atHand) {
    onProgress(file.bytes);
    return atHand;
  }
  for (const cache of [NAMED_BY_CONTENT.test(file.path) ? 'default' : 'no-cache', 'reload'] as const) {
    const received = await transfer(file, cache, options);
    if (received && (await device.sha256(received.bytes)) === file.hash) return received;
    onProgress(0);
  }
  throw new WrongFile(file.path);
}

/** The same file in another cache: of the other language, or of pages that were read. */
async function findAtHand({ path, hash }: PackFile, { caches, sha256 }: Device): Promise<Received | null> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const found = await cache.match(path, { ignoreVary: true });
    if (!found) continue;
    const bytes = new Uint8Array(await found.arrayBuffer());
    if ((await sha256(bytes)) === hash) return { bytes, type: found.headers.get('Content-Type') ?? '' };
  }
  return null;
}

/** Each failure of the network is followed by another try, later each time. @returns null for what is no such file. */
async function transfer(
  file: PackFile,
  cache: RequestCache,
  options: FetchFileOptions,
): Promise<Received | null> {
  const { device, signal } = options;
  let failure: unknown;
  for (const delay of [...RETRY_DELAYS_MS, null]) {
    try {
      return await request(file, cache, options);
    } catch (error) {
      signal.throwIfAborted();
      // `fetch` and reading a body throw this when the network fails.
      if (!(error instanceof TypeError || error instanceof Unreachable)) throw error;
      failure = error;
    }
    if (delay !== null) await device.wait(delay, signal);
    signal.throwIfAborted();
  }
  throw new Unreachable(file.path, failure);
}

async function request(
  { path, bytes: length }: PackFile,
  cache: RequestCache,
  { device, signal, onProgress }: FetchFileOptions,
): Promise<Received | null> {
  const guard = stallGuard(signal, STALL_MS, () => new Unreachable(path));
  try {
    const answer = await device.fetch(path, { cache, signal: guard.signal });
    const { status, headers, body } = answer;
    // The page of what was withdrawn is sent with 410 (gone), and is the page that the pack lists.
    if (status !== 200 && status !== 410) {
      await body?.cancel();
      if (status >= 500 || status === 429) throw new Unreachable(path, status);
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

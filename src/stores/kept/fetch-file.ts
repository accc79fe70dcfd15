import type { PackFile } from '../../domain/archive/pack.ts';
import type { Device } from './device.ts';
import { WrongFile } from './problems.ts';
import { type Received, transfer, type TransferOptions } from './transfer.ts';

/** Folders whose files never change under their names; all else is asked for anew. */
const NAMED_BY_CONTENT = /^\/(?:_astro|media)\//;

/**
 * A file of a pack with the bytes that the pack promises: from a cache of this site that has them already, else from the
 * network. A wrong file is fetched once more, past the browser's HTTP cache.
 * @throws WrongFile, Unreachable, or the reason for which the signal was aborted.
 */
export async function fetchFile(file: PackFile, options: TransferOptions): Promise<Received> {
  const { device, unfinished, onProgress } = options;
  const atHand = await findAtHand(file, device);
  if (atHand) {
    onProgress(file.bytes);
    return atHand;
  }
  for (const cache of [NAMED_BY_CONTENT.test(file.path) ? 'default' : 'no-cache', 'reload'] as const) {
    const received = await transferIfRight(file, cache, options);
    if (received && (await device.sha256(received.bytes)) === file.hash) return received;
    await unfinished.forget(file.path);
    onProgress(0);
  }
  throw new WrongFile(file.path);
}

async function transferIfRight(
  file: PackFile,
  cache: RequestCache,
  options: TransferOptions,
): Promise<Received | null> {
  try {
    return await transfer(file, cache, options);
  } catch (error) {
    if (error instanceof WrongFile) return null;
    throw error;
  }
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

import { editionCache, type Pack, type PackFile } from '../../domain/archive/pack.ts';
import { planKeeping, type PictureChoice } from '../../domain/archive/pack-files.ts';
import type { Device } from './device.ts';
import { putFile, readEdition } from './edition-files.ts';
import { fetchFile } from './fetch-file.ts';
import { WrongFile } from './problems.ts';
import { forgetUnfinished, type UnfinishedFiles, unfinishedFiles } from './unfinished-files.ts';

/** Few enough that pages the visitor opens meanwhile do not wait. */
const PARALLEL_FILES = 5;

export interface DownloadOptions {
  device: Device;
  signal: AbortSignal;
  /** Bytes of a file that are at hand. */
  onProgress: (file: PackFile, bytes: number) => void;
}

/**
 * Makes the device have a choice of a pack that was stated by `writePack`, and nothing else of its edition: what it has
 * already is not fetched again.
 * @returns paths of files that the site does not have as the pack lists them.
 * @throws Unreachable, a QuotaExceededError, or the reason for which the signal was aborted; what had arrived stays.
 */
export async function downloadEdition(
  pack: Pack,
  pictures: PictureChoice,
  { device, signal, onProgress }: DownloadOptions,
): Promise<string[]> {
  const { caches } = device;
  const kept = await readEdition(caches, pack.edition, pack.lang);
  const { missing, unused } = planKeeping(pack, pictures, kept?.hashes ?? new Map());
  const cache = await caches.open(editionCache(pack.edition, pack.lang));
  const unfinished = unfinishedFiles(caches, pack.edition, pack.lang);
  const wrong = await fetchFiles(missing, cache, { device, signal, onProgress, unfinished });
  if (wrong.length > 0) return wrong;
  for (const path of unused) await cache.delete(path);
  await forgetUnfinished(caches, pack.edition, pack.lang);
  return [];
}

interface FetchOptions extends DownloadOptions {
  unfinished: UnfinishedFiles;
}

/** A few at a time, in their order; the first failure stops all. */
async function fetchFiles(
  files: readonly PackFile[],
  cache: Cache,
  { device, signal, onProgress, unfinished }: FetchOptions,
): Promise<string[]> {
  const stop = new AbortController();
  const passOn = (): void => stop.abort(signal.reason);
  if (signal.aborted) passOn();
  signal.addEventListener('abort', passOn, { once: true });
  const wrong: string[] = [];
  const queue = files.values();

  const fetchOne = async (file: PackFile): Promise<void> => {
    try {
      const received = await fetchFile(file, {
        device,
        unfinished,
        signal: stop.signal,
        onProgress: (bytes) => onProgress(file, bytes),
      });
      await putFile(cache, file, received);
      await unfinished.forget(file.path);
    } catch (error) {
      if (!(error instanceof WrongFile)) throw error;
      wrong.push(file.path);
    }
  };
  const fetchNext = async (): Promise<void> => {
    for (const file of queue) {
      stop.signal.throwIfAborted();
      await fetchOne(file);
    }
  };
  // Aborting twice keeps the first reason.
  const stopAll = (error: unknown): void => stop.abort(error);
  await Promise.all(Array.from({ length: PARALLEL_FILES }, () => fetchNext().catch(stopAll)));
  signal.removeEventListener('abort', passOn);
  stop.signal.throwIfAborted();
  return wrong;
}

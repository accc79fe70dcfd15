import { editionCache, type Pack, type PackFile } from '../../domain/archive/pack.ts';
import type { KeepPlan } from '../../domain/archive/pack-files.ts';
import type { Device } from './device.ts';
import { putFile } from './edition-files.ts';
import { fetchFile } from './fetch-file.ts';
import { WrongFile } from './problems.ts';

/** Few enough that pages the visitor opens meanwhile do not wait. */
const PARALLEL_FILES = 5;

export interface DownloadOptions {
  device: Device;
  signal: AbortSignal;
  /** Bytes of a file that are at hand. */
  onProgress: (file: PackFile, bytes: number) => void;
}

/**
 * Makes the device have what the plan for a pack says, and nothing else of its edition; the pack was stated by `writePack`.
 * @returns paths of files that the site does not have as the pack lists them.
 * @throws Unreachable, a QuotaExceededError, or the reason for which the signal was aborted; what had arrived stays.
 */
export async function downloadEdition(
  { pack, missing, unused }: KeepPlan & { pack: Pack },
  options: DownloadOptions,
): Promise<string[]> {
  const cache = await options.device.caches.open(editionCache(pack.edition, pack.lang));
  const wrong = await fetchFiles(missing, cache, options);
  if (wrong.length > 0) return wrong;
  for (const path of unused) await cache.delete(path);
  return [];
}

/** A few at a time, in their order; the first failure stops all. */
async function fetchFiles(
  files: readonly PackFile[],
  cache: Cache,
  { device, signal, onProgress }: DownloadOptions,
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
        signal: stop.signal,
        onProgress: (bytes) => onProgress(file, bytes),
      });
      await putFile(cache, file, received);
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

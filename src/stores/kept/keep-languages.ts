import {
  type PackFile,
  fileKey,
  keysOf,
  type PictureChoice,
  planKeeping,
  totalBytes,
  transferOf,
  editionCache,
  type Pack,
} from '../../domain/archive/pack.ts';
import type { Lang } from '../../domain/model/languages.ts';
import { type Device, WrongFile } from './device.ts';
import { readLanguages, writePack, fetchPack, putFile } from './edition-files.ts';
import { fetchFile } from './fetch-file.ts';

export interface Choice {
  langs: readonly Lang[];
  pictures: PictureChoice;
}

/** Progress of a download, in bytes that travel over the network. */
export interface Progress {
  done: number;
  total: number;
}

export type Shortfall = { kind: 'noRoom'; needed: number; free: number } | { kind: 'wrong'; paths: string[] };

export interface KeepOptions {
  device: Device;
  /** Returns how many bytes the device has left. */
  free: () => Promise<number>;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/**
 * Follows the rule **Keeping an edition**: fetches the files of a choice that the device lacks, by the site's current
 * packs. The packs of all languages are stored first, so that a download can be resumed after its tab was closed.
 * @returns why files are missing; null if none are.
 * @throws NotFetched, a QuotaExceededError, or the reason for which the signal was aborted; fetched files stay.
 */
export async function keepLanguages(
  year: number,
  choice: Choice,
  options: KeepOptions,
): Promise<Shortfall | null> {
  const { device, free, signal, onProgress } = options;
  const packs = await Promise.all(choice.langs.map((lang) => fetchPack(device, year, lang, signal)));
  const kept = await readLanguages(device.caches, year);
  const plans = packs.map((pack) => ({
    pack,
    ...planKeeping(pack, choice.pictures, kept[pack.lang]?.hashes ?? new Map()),
  }));
  const missing = plans.flatMap((plan) => plan.missing);
  const storedKeys = keysOf(Object.values(kept));
  const needed = totalBytes(missing);
  const left = await free();
  if (needed > left) return { kind: 'noRoom', needed, free: left };

  const total = transferOf(missing, storedKeys);
  const done = new Map<string, number>();
  const report = (file: PackFile, bytes: number): void => {
    if (!storedKeys.has(fileKey(file)))
      done.set(fileKey(file), file.bytes > 0 ? (file.sent * bytes) / file.bytes : file.sent);
    onProgress({ done: [...done.values()].reduce((sum, sent) => sum + sent, 0), total });
  };
  onProgress({ done: 0, total });
  for (const pack of packs) await writePack(device.caches, pack, choice.pictures);
  const wrong: string[] = [];
  for (const plan of plans)
    wrong.push(...(await downloadEdition(plan, { device, signal, onProgress: report })));
  if (wrong.length === 0) return null;
  // If the site has been published again meanwhile, its new packs list the right files.
  const packsNow = await Promise.all(choice.langs.map((lang) => fetchPack(device, year, lang, signal)));
  const isSame = packsNow.every(({ version }, index) => version === packs[index]?.version);
  return isSame ? { kind: 'wrong', paths: wrong } : keepLanguages(year, choice, options);
}

/** Number of files fetched at once: few enough that pages the visitor opens meanwhile do not wait. */
const PARALLEL_FILES = 5;

type DownloadOptions = Pick<KeepOptions, 'device' | 'signal'> & {
  /** Reports how many bytes of a file are available. */
  onProgress: (file: PackFile, bytes: number) => void;
};

/**
 * Fetches the missing files of a pack, then deletes the unused ones; `writePack` has stored the pack before.
 * @returns paths of files that the site does not have as the pack lists them.
 * @throws NotFetched, a QuotaExceededError, or the reason for which the signal was aborted; fetched files stay.
 */
async function downloadEdition(
  { pack, missing, unused }: ReturnType<typeof planKeeping> & { pack: Pack },
  options: DownloadOptions,
): Promise<string[]> {
  const cache = await options.device.caches.open(editionCache(pack.edition, pack.lang));
  const wrong = await fetchFiles(missing, cache, options);
  if (wrong.length > 0) return wrong;
  for (const path of unused) await cache.delete(path);
  return [];
}

/** Fetches files in their order, a few at a time. A wrong file is only listed; any other failure stops all. */
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

import type { PackFile } from '../../domain/archive/pack.ts';
import {
  fileKey,
  keysOf,
  type PictureChoice,
  planKeeping,
  roomOf,
  transferOf,
} from '../../domain/archive/pack-files.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { Device } from './device.ts';
import { downloadEdition } from './download-edition.ts';
import { readLanguages, writePack } from './edition-files.ts';
import { fetchPack } from './fetch-pack.ts';

/** A visitor's choice of what to keep of an edition. */
export interface Choice {
  langs: readonly Lang[];
  pictures: PictureChoice;
}

/** In bytes that travel. */
export interface Progress {
  done: number;
  total: number;
}

/** Why an edition is not on the device as it was chosen. */
export type Shortfall = { kind: 'noRoom'; needed: number; free: number } | { kind: 'wrong'; paths: string[] };

export interface KeepOptions {
  device: Device;
  /** Bytes that the device has left. */
  free: () => Promise<number>;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/**
 * The rule **Keeping an edition**: fetches what a choice needs and the device does not have, by the packs that the site has
 * now. Packs are stated before their files are fetched, those of all languages, so that a closed tab can be taken up again
 * as it was.
 * @returns what is short; null if all is there.
 * @throws Unreachable, a QuotaExceededError, or the reason for which the signal was aborted; what had arrived stays.
 */
export async function keepLanguages(
  year: number,
  choice: Choice,
  options: KeepOptions,
): Promise<Shortfall | null> {
  const { device, free, signal, onProgress } = options;
  const packs = await Promise.all(choice.langs.map((lang) => fetchPack(device, year, lang)));
  const kept = await readLanguages(device.caches, year);
  const plans = packs.map((pack) => ({
    pack,
    ...planKeeping(pack, choice.pictures, kept[pack.lang]?.hashes ?? new Map()),
  }));
  const missing = plans.flatMap((plan) => plan.missing);
  const atHand = keysOf(Object.values(kept));
  const needed = roomOf(missing);
  const left = await free();
  if (needed > left) return { kind: 'noRoom', needed, free: left };

  const total = transferOf(missing, atHand);
  const done = new Map<string, number>();
  const report = (file: PackFile, bytes: number): void => {
    if (!atHand.has(fileKey(file)))
      done.set(fileKey(file), file.bytes > 0 ? (file.sent * bytes) / file.bytes : file.sent);
    onProgress({ done: sum(done.values()), total });
  };
  onProgress({ done: 0, total });
  for (const pack of packs) await writePack(device.caches, pack, choice.pictures);
  const wrong: string[] = [];
  for (const plan of plans)
    wrong.push(...(await downloadEdition(plan, { device, signal, onProgress: report })));
  if (wrong.length === 0) return null;
  // The site has been published anew meanwhile: then its new packs say what is right.
  const packsNow = await Promise.all(choice.langs.map((lang) => fetchPack(device, year, lang)));
  const isSame = packsNow.every(({ version }, index) => version === packs[index]?.version);
  return isSame ? { kind: 'wrong', paths: wrong } : keepLanguages(year, choice, options);
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

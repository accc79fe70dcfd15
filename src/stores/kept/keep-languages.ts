import type { Pack, PackFile } from '../../domain/archive/pack.ts';
import {
  fileKey,
  type PictureChoice,
  planKeeping,
  roomOf,
  transferOf,
} from '../../domain/archive/pack-files.ts';
import { type Lang, langs } from '../../i18n/lang.ts';
import type { Device } from './device.ts';
import { downloadEdition } from './download-edition.ts';
import { readEdition, writePack } from './edition-files.ts';
import { fetchPack } from './fetch-pack.ts';

/** What a visitor wants to have of an edition. */
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
 * The rule **Keeping an edition**: fetches what a choice needs and the device does not have, by the packs that the site has now. Packs are stated before
 * their files are fetched, those of all languages, so that a closed tab can be taken up again as it was.
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
  const missing = await missingFiles(packs, choice.pictures, device);
  const atHand = await filesAtHand(year, device);
  const needed = roomOf(missing);
  const left = await free();
  if (needed > left) return { kind: 'noRoom', needed, free: left };

  const total = transferOf(missing.filter((file) => !atHand.has(fileKey(file))));
  const done = new Map<string, number>();
  const report = (file: PackFile, bytes: number): void => {
    if (!atHand.has(fileKey(file)))
      done.set(fileKey(file), file.bytes > 0 ? (file.sent * bytes) / file.bytes : file.sent);
    onProgress({ done: sum(done.values()), total });
  };
  onProgress({ done: 0, total });
  for (const pack of packs) await writePack(device.caches, pack, choice.pictures);
  const wrong: string[] = [];
  for (const pack of packs)
    wrong.push(...(await downloadEdition(pack, choice.pictures, { device, signal, onProgress: report })));
  if (wrong.length === 0) return null;
  // The site has been published anew meanwhile: then its new packs say what is right.
  const packsNow = await Promise.all(choice.langs.map((lang) => fetchPack(device, year, lang)));
  const isSame = packsNow.every(({ version }, index) => version === packs[index]?.version);
  return isSame ? { kind: 'wrong', paths: wrong } : keepLanguages(year, choice, options);
}

async function missingFiles(
  packs: readonly Pack[],
  pictures: PictureChoice,
  { caches }: Device,
): Promise<PackFile[]> {
  const missing = await Promise.all(
    packs.map(async (pack) => {
      const kept = await readEdition(caches, pack.edition, pack.lang);
      return planKeeping(pack, pictures, kept?.hashes ?? new Map()).missing;
    }),
  );
  return missing.flat();
}

/** Of either language: what both share travels once. */
async function filesAtHand(year: number, { caches }: Device): Promise<ReadonlySet<string>> {
  const kept = await Promise.all(langs.map((lang) => readEdition(caches, year, lang)));
  return new Set(
    kept.flatMap((one) => Array.from(one?.hashes ?? [], ([path, hash]) => fileKey({ path, hash }))),
  );
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

import type { Pack, PackFile } from './pack.ts';

/** Which pictures a visitor keeps beside the text of an edition. */
export const pictureChoices = ['none', 'phone', 'screen'] as const;
export type PictureChoice = (typeof pictureChoices)[number];

export const isPictureChoice = (value: unknown): value is PictureChoice =>
  pictureChoices.some((choice) => choice === value);

/** The files of a pack that a choice needs. */
export function filesFor({ files }: Pick<Pack, 'files'>, pictures: PictureChoice): PackFile[] {
  return files.filter((file) => file.in.some((part) => part === 'text' || part === pictures));
}

/** SHA-256 in base64 of each file on the device, by path. */
export type KeptHashes = ReadonlyMap<string, string>;

export interface KeepPlan {
  /** To be fetched, in this order. */
  missing: PackFile[];
  /** Paths of files on the device that are needed no longer. */
  unused: string[];
}

/**
 * What has to be done so that the device has a choice of a pack and nothing else. What pages are drawn with comes before
 * them, so that a page on the device can be shown, and pictures come last.
 */
export function planKeeping(
  pack: Pick<Pack, 'files' | 'pages'>,
  pictures: PictureChoice,
  kept: KeptHashes,
): KeepPlan {
  const needed = filesFor(pack, pictures);
  const neededPaths = new Set(needed.map(({ path }) => path));
  const pages = new Set(pack.pages.map(({ path }) => path));
  const missing = needed.filter(({ path, hash }) => kept.get(path) !== hash);
  const ofText = missing.filter(({ in: parts }) => parts.includes('text'));
  return {
    missing: [
      ...ofText.filter(({ path }) => !pages.has(path)),
      ...ofText.filter(({ path }) => pages.has(path)),
      ...missing.filter(({ in: parts }) => !parts.includes('text')),
    ],
    unused: [...kept.keys()].filter((path) => !neededPaths.has(path)),
  };
}

/** Two files that have the same key are the same file. */
export const fileKey = ({ path, hash }: Pick<PackFile, 'path' | 'hash'>): string => `${hash} ${path}`;

/** Keys of all files that a device has, of several editions or languages together. */
export const keysOf = (kept: readonly { hashes: KeptHashes }[]): ReadonlySet<string> =>
  new Set(kept.flatMap(({ hashes }) => Array.from(hashes, ([path, hash]) => fileKey({ path, hash }))));

/** Room that files take on the device, in bytes. */
export function roomOf(files: readonly Pick<PackFile, 'bytes'>[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** About how many bytes travel to a device that has files of these keys: what two languages share travels once. */
export function transferOf(files: readonly PackFile[], atHand: ReadonlySet<string> = new Set()): number {
  const distinct = new Map(files.map((file) => [fileKey(file), file]));
  return [...distinct].reduce((sum, [key, { sent }]) => sum + (atHand.has(key) ? 0 : sent), 0);
}

import type { Instant } from '../model/core.ts';
import { isLang, type Lang } from '../model/languages.ts';

/**
 * An edition as it can be kept on a device, in one language: every page of it and every file these pages show. The build
 * writes it as `/{lang}/edition/{year}/pack.json`; the browser fetches its files into the cache `editionCache` names,
 * under their paths; the service worker reads them there when the network fails.
 */
export interface Pack {
  format: 1;
  /** Year. */
  edition: number;
  lang: Lang;
  title: string;
  /** When the data was taken from the back end. */
  date: Instant;
  /** Hash of everything below: two packs of the same version are the same. */
  version: string;
  /**
   * Hash of what a visitor finds in the edition: the words, links and pictures of its pages. A release of code changes
   * the version, and not this. Absent from packs of former releases.
   */
  content?: string;
  files: PackFile[];
  pages: PackPage[];
  /** Second addresses of the pages: by their id, by former titles; of a venue's sheet, the map at it; of a day, the programme. From a path to a path, both percent-encoded. */
  redirects: Record<string, string>;
}

/**
 * A choice that a visitor has, beside which a file may be needed: `text` is always kept, with either the pictures for a
 * `phone` or those for a `screen`.
 */
export type PackPart = 'text' | 'phone' | 'screen';

export interface PackFile {
  /** As a visitor's browser asks for it, percent-encoded: `/fr/edition/2022/`. Key of the file in its cache. */
  path: string;
  /** As it is kept, decoded. */
  bytes: number;
  /** About as many as travel: compressed, where a server compresses. */
  sent: number;
  /** SHA-256 of the decoded bytes, in base64. */
  hash: string;
  in: PackPart[];
}

/** A page of the edition, one of its files. */
export interface PackPage {
  path: string;
  title: string;
  kind: EditionPageKind;
}

export type EditionPageKind =
  'edition' | 'programme' | 'day' | 'type' | 'event' | 'person' | 'place' | 'press' | 'tool';

const CACHE = /^edition-(\d{4})-([a-z]+)$/;

/** Name of the cache of an edition: all that is kept of it, and the pack by which it was fetched under the pack's path. */
export function editionCache(edition: number, lang: Lang): string {
  return `edition-${edition}-${lang}`;
}

/** The edition that a cache keeps; null for a cache of something else. */
export function editionOfCache(name: string): { edition: number; lang: Lang } | null {
  const [, year, lang] = CACHE.exec(name) ?? [];
  return year && isLang(lang) ? { edition: Number(year), lang } : null;
}

export function packPath(edition: number, lang: Lang): string {
  return `/${lang}/edition/${edition}/pack.json`;
}

/** Ends the address of the map at a venue where that stands in place of the venue's sheet, which is not on the device. */
export const IN_PLACE_OF_SHEET = '#in-place-of-sheet';

/** Where a second address leads to: the page, and what it is asked to show, or to say of itself. */
export function secondAddressTarget(from: string, to: string): string {
  // A day without a page of its own.
  if (/\/program\/\d{4}\/[\d-]+\/$/.test(from)) return `${to}?day=${from.split('/').at(-2)}`;
  return /\/venue\/\d+\/$/.test(from) && /\/map\/\d+\/$/.test(to) ? to + IN_PLACE_OF_SHEET : to;
}

/** Header of every file that is kept: its bytes, by which a damaged one is known. */
export const KEPT_BYTES = 'X-Kept-Bytes';

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

/**
 * What has to be done so that the device has a choice of a pack and nothing else. What pages are drawn with comes before
 * them, so that a page on the device can be shown, and pictures come last.
 */
export function planKeeping(pack: Pick<Pack, 'files' | 'pages'>, pictures: PictureChoice, kept: KeptHashes) {
  const needed = filesFor(pack, pictures);
  const neededPaths = new Set(needed.map(({ path }) => path));
  const pages = new Set(pack.pages.map(({ path }) => path));
  const missing = needed.filter(({ path, hash }) => kept.get(path) !== hash);
  const ofText = missing.filter(({ in: parts }) => parts.includes('text'));
  return {
    /** To be fetched, in this order. */
    missing: [
      ...ofText.filter(({ path }) => !pages.has(path)),
      ...ofText.filter(({ path }) => pages.has(path)),
      ...missing.filter(({ in: parts }) => !parts.includes('text')),
    ],
    /** Paths of files on the device that are needed no longer. */
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

/** Whether a value has the shape of a pack: a captive portal, or a former release, may have sent something else. */
export function isPack(value: unknown): value is Pack {
  if (!isRecord(value)) return false;
  const { format, edition, lang, date, version, files, pages, redirects } = value;
  return (
    format === 1 &&
    typeof edition === 'number' &&
    isLang(lang) &&
    [date, version].every((text) => typeof text === 'string') &&
    Array.isArray(files) &&
    files.every(isFile) &&
    Array.isArray(pages) &&
    pages.every((page) => isRecord(page) && isOwnPath(page['path'])) &&
    isRecord(redirects) &&
    Object.entries(redirects).flat().every(isOwnPath)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A path on this site. */
const isOwnPath = (value: unknown): boolean => typeof value === 'string' && /^\/(?![/\\])/.test(value);

const isFile = (value: unknown): boolean =>
  isRecord(value) &&
  isOwnPath(value['path']) &&
  [value['bytes'], value['sent']].every((bytes) => typeof bytes === 'number') &&
  typeof value['hash'] === 'string' &&
  Array.isArray(value['in']);

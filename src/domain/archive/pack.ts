import type { Instant } from '../model/core.ts';
import { isFields } from '../model/fields.ts';
import { isLang, type Lang } from '../model/languages.ts';

/**
 * Lists all pages of an edition, in one language, and every file that they show, to be kept on a device. The build
 * writes it as `/{lang}/edition/{year}/pack.json`; the browser stores the files under their paths in the cache that
 * `editionCache` names; the service worker reads them there when the network fails.
 */
export interface Pack {
  format: 1;
  edition: number;
  lang: Lang;
  title: string;
  /** When the data was taken from the back end. */
  date: Instant;
  /** Hash of everything below: two packs of the same version are the same. */
  version: string;
  /**
   * Hash of the edition's content: the words, links and pictures of its pages. A release of code changes the version
   * but not this. Absent from packs of former releases.
   */
  content?: string;
  files: PackFile[];
  pages: PackPage[];
  /**
   * Targets of alternative paths, percent-encoded like these: ids and former titles of pages, a venue's sheet (to the
   * map), a day (to the programme).
   */
  redirects: Record<string, string>;
}

/**
 * Part of an edition that a file belongs to: `text` is always kept; visitors add the pictures for a `phone`, those for
 * a `screen`, or none.
 */
export type PackPart = 'text' | 'phone' | 'screen';

export interface PackFile {
  /** Path as browsers request it, percent-encoded: `/fr/edition/2022/`. Key of the file in its cache. */
  path: string;
  /** Size as kept, decoded. */
  bytes: number;
  /** Approximate size of the download, compressed if the server compresses. */
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

/** Returns the name of an edition's cache, which has its kept files and, under the pack's path, their pack. */
export function editionCache(edition: number, lang: Lang): string {
  return `edition-${edition}-${lang}`;
}

/** Returns the edition that a cache keeps; null for a cache of something else. */
export function editionOfCache(name: string): { edition: number; lang: Lang } | null {
  const [, year, lang] = CACHE.exec(name) ?? [];
  return year && isLang(lang) ? { edition: Number(year), lang } : null;
}

export function packPath(edition: number, lang: Lang): string {
  return `/${lang}/edition/${edition}/pack.json`;
}

/** Hash of the map's address if the map is shown in place of a venue's sheet, which is not on the device. */
export const IN_PLACE_OF_SHEET = '#in-place-of-sheet';

/** Returns the target of an alternative path: the page, with a day to show or a note that it replaces a sheet. */
export function secondAddressTarget(from: string, to: string): string {
  // A day without a page of its own.
  if (/\/program\/\d{4}\/[\d-]+\/$/.test(from)) return `${to}?day=${from.split('/').at(-2)}`;
  return /\/venue\/\d+\/$/.test(from) && /\/map\/\d+\/$/.test(to) ? to + IN_PLACE_OF_SHEET : to;
}

/** Header of every kept file: its number of bytes, to recognise damaged files. */
export const KEPT_BYTES = 'X-Kept-Bytes';

/** Which pictures a visitor keeps in addition to the text of an edition. */
export const pictureChoices = ['none', 'phone', 'screen'] as const;
export type PictureChoice = (typeof pictureChoices)[number];

export const isPictureChoice = (value: unknown): value is PictureChoice =>
  pictureChoices.some((choice) => choice === value);

export function filesFor({ files }: Pick<Pack, 'files'>, pictures: PictureChoice): PackFile[] {
  return files.filter((file) => file.in.some((part) => part === 'text' || part === pictures));
}

/** SHA-256 in base64 of each file on the device, by path. */
export type KeptHashes = ReadonlyMap<string, string>;

/**
 * Plans the changes after which the device has exactly the files of a choice. Files that pages need come before the
 * pages, so that a page on the device can be shown; pictures come last.
 */
export function planKeeping(pack: Pick<Pack, 'files' | 'pages'>, pictures: PictureChoice, kept: KeptHashes) {
  const needed = filesFor(pack, pictures);
  const neededPaths = new Set(needed.map(({ path }) => path));
  const pages = new Set(pack.pages.map(({ path }) => path));
  const missing = needed.filter(({ path, hash }) => kept.get(path) !== hash);
  const ofText = missing.filter(({ in: parts }) => parts.includes('text'));
  return {
    /** Files to fetch, in this order. */
    missing: [
      ...ofText.filter(({ path }) => !pages.has(path)),
      ...ofText.filter(({ path }) => pages.has(path)),
      ...missing.filter(({ in: parts }) => !parts.includes('text')),
    ],
    /** Paths of files on the device that are no longer needed. */
    unused: [...kept.keys()].filter((path) => !neededPaths.has(path)),
  };
}

/** Two files that have the same key are the same file. */
export const fileKey = ({ path, hash }: Pick<PackFile, 'path' | 'hash'>): string => `${hash} ${path}`;

/** Keys of all files that a device has, of several editions or languages together. */
export const keysOf = (kept: readonly { hashes: KeptHashes }[]): ReadonlySet<string> =>
  new Set(kept.flatMap(({ hashes }) => Array.from(hashes, ([path, hash]) => fileKey({ path, hash }))));

/** Room that files take on the device, in bytes. */
export function totalBytes(files: readonly Pick<PackFile, 'bytes'>[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Returns about how many bytes a device with these files has to fetch; what two languages share is fetched once. */
export function transferOf(files: readonly PackFile[], storedKeys: ReadonlySet<string> = new Set()): number {
  const distinct = new Map(files.map((file) => [fileKey(file), file]));
  return [...distinct].reduce((sum, [key, { sent }]) => sum + (storedKeys.has(key) ? 0 : sent), 0);
}

/** Whether a value has the shape of a pack: a captive portal, or a former release, may have sent something else. */
export function isPack(value: unknown): value is Pack {
  if (!isFields(value)) return false;
  const { format, edition, lang, date, version, files, pages, redirects } = value;
  return (
    format === 1 &&
    typeof edition === 'number' &&
    isLang(lang) &&
    [date, version].every((text) => typeof text === 'string') &&
    Array.isArray(files) &&
    files.every(isFile) &&
    Array.isArray(pages) &&
    pages.every((page) => isFields(page) && isOwnPath(page['path'])) &&
    isFields(redirects) &&
    Object.entries(redirects).flat().every(isOwnPath)
  );
}

const isOwnPath = (value: unknown): boolean => typeof value === 'string' && /^\/(?![/\\])/.test(value);

const isFile = (value: unknown): boolean =>
  isFields(value) &&
  isOwnPath(value['path']) &&
  [value['bytes'], value['sent']].every((bytes) => typeof bytes === 'number') &&
  typeof value['hash'] === 'string' &&
  Array.isArray(value['in']);

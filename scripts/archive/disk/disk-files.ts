import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path/posix';
import type { Pack } from '../../../src/domain/archive/pack.ts';
import { canonicalPath, editionDataPath } from '../../../src/i18n/paths.ts';
import { fileOfPath, isFile } from '../../astro/site-tree.ts';
import { memoised } from '../../../src/domain/memoised.ts';
import { diskStyles } from './disk-styles.ts';
import type { EditionSource } from '../edition-source.ts';

const DOCUMENT = /^\/media\/[0-9a-f]{16}\.pdf$/;
const PICTURE = /^\/media\/([0-9a-f]{16})-\d+\.(?:avif|webp|jpg)$/;

/** Returns the path of each picture's file for large screens, by the hash in the path. */
function largestPictures(packs: readonly Pack[]): ReadonlyMap<string, string> {
  return new Map(
    packs
      .flatMap((pack) => pack.files.filter((file) => file.in.includes('screen')))
      .flatMap(({ path }) => {
        const hash = PICTURE.exec(path)?.[1];
        return hash ? [[hash, path] as const] : [];
      }),
  );
}

export type DiskFiles = ReturnType<typeof diskFilesOf>;

/** Collects the files that the pages of an edition's archive share. Nothing is written yet. */
export function diskFilesOf({ year, dist, siteUrl, packs }: EditionSource) {
  const files = new Map<string, Buffer>();
  // Tools are left out: the search needs scripts, and the offline page replaces pages that are not stored on a device.
  const pages = packs
    .flatMap((pack) => pack.pages.filter(({ kind }) => kind !== 'tool'))
    .map(({ path }) => ({ path, file: `${decodeURIComponent(path).slice(1)}index.html` }));
  const pageFiles = new Map(pages.map(({ path, file }) => [path, file]));
  const redirects = new Map(packs.flatMap((pack) => Object.entries(pack.redirects)));
  const largest = largestPictures(packs);
  const offered = new Set([
    ...packs.flatMap((pack) => pack.files.map(({ path }) => path)),
    ...packs.flatMap(({ lang }) => [editionDataPath(lang, year, 'json'), editionDataPath(lang, year, 'csv')]),
  ]);

  const bytesOf = (path: string): Buffer => readFileSync(fileOfPath(dist, path));

  /** Adds a file to the archive, a picture in one size. Returns its path there, or null if it stays on the site. */
  const fileAt = (path: string): string | null => {
    const target = redirects.get(path) ?? path;
    const page = pageFiles.get(target);
    if (page !== undefined) return page;
    const hash = PICTURE.exec(target)?.[1];
    const source = hash === undefined ? target : (largest.get(hash) ?? target);
    const isIncluded = offered.has(source) || hash !== undefined || DOCUMENT.test(source);
    if (!isIncluded || source.endsWith('/') || !isFile(dist, source)) return null;
    const file = decodeURIComponent(source).slice(1);
    if (!files.has(file)) files.set(file, bytesOf(source));
    return file;
  };

  /** Adds styles to the archive, as a file that pages with the same styles share. Returns its path there. */
  const styleSheetOf = memoised((css: string) => {
    const styles = diskStyles(css, bytesOf);
    const file = `styles/${hash('sha256', styles).slice(0, 16)}.css`;
    files.set(file, Buffer.from(styles));
    return file;
  });

  return {
    files,
    pages,
    bytesOf,
    styleSheetOf,
    textOf: (path: string): string => bytesOf(path).toString('utf8'),
    /** Rewrites an address of a page for the disk: relative if the archive has its file, otherwise of the site. */
    addressFrom: (page: string, address: string): string => {
      const url = new URL(address, new URL(page, siteUrl));
      if (url.origin !== siteUrl) return address;
      if (address.startsWith('#')) return address;
      const file = fileAt(canonicalPath(url.pathname));
      if (file === null) return url.href;
      const from = decodeURIComponent(page).slice(1);
      return relative(from, file).split('/').map(encodeURIComponent).join('/') + url.hash;
    },
  };
}

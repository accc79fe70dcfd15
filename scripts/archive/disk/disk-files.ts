import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path/posix';
import type { Pack } from '../../../src/domain/archive/pack.ts';
import { canonicalPath } from '../../../src/i18n/paths.ts';
import { fileOfPath, isFile } from '../../astro/site-tree.ts';
import { diskStyles } from './disk-styles.ts';
import type { EditionSource } from '../edition-source.ts';

const PICTURE = /^\/media\/([0-9a-f]{16})-\d+\.(?:avif|webp|jpg)$/;

const STYLES = 'styles';

/** Files beside the pages, by language, that pages lead to. */
const dataFiles = (year: number): string[] => ['json', 'csv'].map((type) => `edition/${year}/data.${type}`);

/** The file of each picture that is made for large screens, by the hash in its path. */
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

/** The files of an edition on a disk, and where an address of the site leads to among them. */
export type DiskFiles = ReturnType<typeof diskFilesOf>;

/** The files that an edition's archive holds and shares between its pages. Nothing is written yet. */
export function diskFilesOf({ year, dist, siteUrl, packs }: EditionSource) {
  const files = new Map<string, Buffer>();
  // Search needs script, and the page for those without a network stands for pages that are not at hand.
  const pages = packs
    .flatMap((pack) => pack.pages.filter(({ kind }) => kind !== 'tool'))
    .map(({ path }) => ({ path, file: `${decodeURIComponent(path).slice(1)}index.html` }));
  const pageFiles = new Map(pages.map(({ path, file }) => [path, file]));
  const redirects = new Map(packs.flatMap((pack) => Object.entries(pack.redirects)));
  const largest = largestPictures(packs);
  const offered = new Set([
    ...packs.flatMap((pack) => pack.files.map(({ path }) => path)),
    ...packs.flatMap(({ lang }) => dataFiles(year).map((path) => `/${lang}/${path}`)),
  ]);

  const bytesOf = (path: string): Buffer => readFileSync(fileOfPath(dist, path));

  /** Takes the file into the archive. Of a picture there is one size; null for what stays on the site. */
  const fileAt = (path: string): string | null => {
    const target = redirects.get(path) ?? path;
    const page = pageFiles.get(target);
    if (page !== undefined) return page;
    const hash = PICTURE.exec(target)?.[1];
    const source = hash === undefined ? target : (largest.get(hash) ?? target);
    if (source.endsWith('/') || !(offered.has(source) || hash !== undefined) || !isFile(dist, source))
      return null;
    const file = decodeURIComponent(source).slice(1);
    if (!files.has(file)) files.set(file, bytesOf(source));
    return file;
  };

  const styleSheets = new Map<string, string>();
  /** Takes styles into the archive, as a file that pages with the same styles share. Gives its path there. */
  const styleSheetOf = (css: string): string => {
    const known = styleSheets.get(css);
    if (known !== undefined) return known;
    const styles = diskStyles(css, bytesOf);
    const file = `${STYLES}/${hash('sha256', styles).slice(0, 16)}.css`;
    styleSheets.set(css, file);
    files.set(file, Buffer.from(styles));
    return file;
  };

  return {
    /** By path within the archive. */
    files,
    /** Pages to be written: path on the site, and path within the archive. */
    pages,
    bytesOf,
    styleSheetOf,
    textOf: (path: string): string => bytesOf(path).toString('utf8'),
    /** An address as a page on the disk has it: relative if it leads to a file of the archive, else to the site. */
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

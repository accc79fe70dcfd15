import { existsSync } from 'node:fs';
import { gunzipSync, strFromU8, unzipSync } from 'fflate';
import { memoised } from '../../src/domain/memoised.ts';
import { fileOfPath } from '../astro/site-tree.ts';
import type { EditionSource } from './edition-source.ts';

/** An archive of an edition, as an archive reader opens it. */
export interface ArchiveReader {
  pages: ReadonlyMap<string, string>;
  /** Returns whether an archive reader can open an address from the archive. */
  opens: (address: URL) => boolean;
}

const LINKS =
  /<(?:a|area|link(?![^>]*(?:"canonical"|hreflang)))\s(?:[^>]*\s)?href="([^"]+)"|\s(?:src|poster)="([^"]+)"/g;
const DISK = 'file:///';

/**
 * Returns the broken links of a carrier, each as `to on page`: those that do not open in it, unless they lead to a file
 * of the site that is not part of the edition. Links to other sites are not checked.
 */
export function brokenLinks(
  { pages, opens }: ArchiveReader,
  { dist, siteUrl, packs }: Pick<EditionSource, 'dist' | 'siteUrl' | 'packs'>,
): string[] {
  const ofEdition = new Set(
    packs.flatMap((pack) => pack.pages.filter(({ kind }) => kind !== 'tool').map(({ path }) => path)),
  );
  const isElsewhere = ({ origin, pathname }: URL): boolean =>
    origin === siteUrl && !ofEdition.has(pathname) && existsSync(fileOfPath(dist, pathname));
  const isWhole = memoised((href: string) => opens(new URL(href)) || isElsewhere(new URL(href)));
  return Array.from(pages).flatMap(([page, html]) => {
    const links = Array.from(html.matchAll(LINKS), ([, href, src]) => href ?? src ?? '')
      .flatMap((link) => URL.parse(link.replaceAll(/&(?:amp|#38);/g, '&'), page) ?? [])
      .filter(({ origin, protocol }) => origin === siteUrl || protocol === 'file:');
    return links.flatMap((link) => {
      link.hash = '';
      return isWhole(link.href) ? [] : [`${link.href} on ${page}`];
    });
  });
}

export function zipReader(zip: Uint8Array): ArchiveReader {
  const files = new Map(Object.entries(unzipSync(zip)));
  const pages = Array.from(files)
    .filter(([path]) => path.endsWith('.html'))
    .map(([path, content]) => [DISK + path.split('/').map(encodeURIComponent).join('/'), strFromU8(content)]);
  return {
    pages: new Map(pages as [string, string][]),
    opens: ({ href }) => href.startsWith(DISK) && files.has(decodeURIComponent(href.slice(DISK.length))),
  };
}

type IndexEntry = Record<'url' | 'mime' | 'digest' | 'offset' | 'length', string>;

/** @throws Error when the index refers to a record that is not in the archive. */
export function waczReader(wacz: Uint8Array): ArchiveReader {
  const files = unzipSync(wacz);
  const warc = files['archive/data.warc.gz'] ?? new Uint8Array();
  const entries = strFromU8(files['indexes/index.cdx'] ?? new Uint8Array())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as IndexEntry);
  const byUrl = new Map(entries.map((entry) => [entry.url, entry]));
  const recordOf = ({ offset, length }: IndexEntry): string =>
    strFromU8(gunzipSync(warc.subarray(Number(offset), Number(offset) + Number(length))));
  /** Returns the response of an entry, or of the record that a revisit refers to. Null if there is none. */
  const answerOf = (entry: IndexEntry | undefined): string | null => {
    if (entry?.mime !== 'warc/revisit') return entry ? recordOf(entry) : null;
    const [, original = ''] = /^WARC-Refers-To-Target-URI: (\S+)/im.exec(recordOf(entry)) ?? [];
    const target = byUrl.get(original);
    return target?.digest === entry.digest && target.mime !== entry.mime ? answerOf(target) : null;
  };
  const pages = entries
    .filter(({ mime }) => mime === 'text/html')
    .map((entry) => [entry.url, recordOf(entry)] as const);
  return {
    pages: new Map(pages),
    opens: ({ href }) => answerOf(byUrl.get(href))?.includes('HTTP/1.1 200') ?? false,
  };
}

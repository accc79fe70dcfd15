import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { editionSource } from '../../scripts/archive/edition-source.ts';
import type { Lang } from '../../src/domain/model/languages.ts';
import { type DataList, dataPath } from '../../src/i18n/paths.ts';
import { parseHtml } from './support/parse-html.ts';

/** Folder of the built site under test. */
export function dist(): string {
  const folder = process.env['DIST_UNDER_TEST'];
  if (!folder) throw new Error('DIST_UNDER_TEST names no built site: run these tests by `npm test`');
  return folder;
}

/** Returns the file that a static host sends for an address of the site, which may be without origin. */
export function fileAt(address: string): string {
  const { pathname } = new URL(address, 'https://site.example');
  return join(dist(), decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
}

export const isFile = (address: string): boolean =>
  statSync(fileAt(address), { throwIfNoEntry: false })?.isFile() ?? false;

export const textAt = (address: string): string => readFileSync(fileAt(address), 'utf8');

export const jsonAt = (address: string): unknown => JSON.parse(textAt(address));

export const htmlAt = (path: string): string => textAt(join(path, 'index.html'));

let last: { path: string; document: Document } | undefined;

/** Parses the page at a path. Consecutive calls with the same path return the same document. */
export function documentAt(path: string): Document {
  if (last?.path !== path) last = { path, document: parseHtml(htmlAt(path)) };
  return last.document;
}

/** Returns the text of an element, with single spaces. */
export const textOf = (element: Element | null | undefined): string =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/s;

/** Returns the structured data of the page at a path, without parsing the page. */
export const structuredAt = (path: string): unknown => JSON.parse(JSON_LD.exec(htmlAt(path))?.[1] ?? 'null');

/** Returns the origin of the site, as its pages state it. */
export const siteOrigin = (): string =>
  new URL(/rel="canonical" href="([^"]+)"/.exec(htmlAt('/fr/'))?.[1] ?? '').origin;

/** Returns the source from which the archives of an edition are made. */
export const editionUnderTest = (year: string) =>
  editionSource(year, { dist: dist(), siteUrl: siteOrigin(), siteName: 'Dhaw' });

/** Returns the paths of the files of a list of data; a long list has several. */
export function dataFiles(lang: Lang, list: DataList): string[] {
  const paths: string[] = [];
  for (let part = 1; isFile(dataPath(lang, list, part)); part += 1) paths.push(dataPath(lang, list, part));
  return paths;
}

/** Reads the items of a list of data from all its files. */
export const dataItems = <Item>(lang: Lang, list: DataList): Item[] =>
  dataFiles(lang, list).flatMap((path) => (jsonAt(path) as { items: Item[] }).items);

/** Returns the number of bytes of a text as a server sends it compressed. */
export function gzipped(text: string | Uint8Array): number {
  return gzipSync(text, { level: 6 }).length;
}

/** Returns the hash of a file or a piece of code, as policies state it. */
export const hashOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Returns a page without its inline styles. */
export function withoutStyles(html: string): string {
  return html.replace(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1');
}

const FONT_IN_PAGE = /url\(data:font\/woff2;base64,([^)]+)\)/g;

/** Returns the font of a page's title, which is embedded in the page. */
export function fontOfTitle(html: string): Buffer {
  const [, font = ''] = new RegExp(FONT_IN_PAGE.source).exec(html) ?? [];
  return Buffer.from(font, 'base64');
}

/** Returns all styles of a page, inline and linked, without the font of its title. */
export function stylesOf(document: Document): string {
  const linked = [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
    textAt(link.getAttribute('href') ?? ''),
  );
  return [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .concat(linked)
    .join('')
    .replace(FONT_IN_PAGE, '');
}

/** Returns the addresses of all files in a folder of the site whose names match a pattern, e.g. `/fr/404.html`. */
export const filesBelow = (folder: string, name: RegExp): string[] =>
  readdirSync(join(dist(), folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => `/${relative(dist(), join(entry.parentPath, entry.name))}`.replaceAll('\\', '/'));

/** Whether a page only redirects to another one. */
export const isRedirect = (html: string): boolean => html.includes('<noscript><meta http-equiv="refresh"');

/** Returns the paths of all pages below a folder of the site, e.g. `/fr/editions/`, without redirect pages. */
export const pagesBelow = (folder: string): string[] =>
  filesBelow(folder, /^index\.html$/)
    .filter((file) => !isRedirect(textAt(file)))
    .map((file) => file.slice(0, -'index.html'.length))
    .toSorted();

/** Returns the scripts that a page loads before the visitor interacts, with their static imports. */
export function eagerScripts(document: Document): string[] {
  const visited = new Set<string>();
  const visit = (path: string): void => {
    if (visited.has(path)) return;
    visited.add(path);
    const text = textAt(path);
    for (const [, imported] of text.matchAll(/(?:import|from)\s*["']\.\/([\w.@-]+\.js)["']/g)) {
      if (imported) visit(`/_astro/${imported}`);
    }
  };
  for (const script of document.querySelectorAll('script[src]')) {
    visit(script.getAttribute('src') ?? '');
  }
  return [...visited];
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Lang } from '../../src/domain/model/languages.ts';
import { type DataList, dataPath } from '../../src/i18n/paths.ts';
import { parseHtml } from './support/parse-html.ts';

/** Folder of the built site under test. */
export function dist(): string {
  const folder = process.env['DIST_UNDER_TEST'];
  if (!folder) throw new Error('DIST_UNDER_TEST names no built site: run these tests by `npm test`');
  return folder;
}

export function htmlAt(path: string): string {
  return readFileSync(join(dist(), decodeURIComponent(path), 'index.html'), 'utf8');
}

let last: { path: string; document: Document } | undefined;

/** Parses the page at a path. Consecutive calls with the same path return the same document. */
export function documentAt(path: string): Document {
  if (last?.path !== path) last = { path, document: parseHtml(htmlAt(path)) };
  return last.document;
}

/** Returns the paths of the files of a list of data; a long list has several. */
export function dataFiles(lang: Lang, list: DataList): string[] {
  const paths: string[] = [];
  for (let part = 1; existsSync(join(dist(), dataPath(lang, list, part))); part += 1)
    paths.push(dataPath(lang, list, part));
  return paths;
}

/** Reads the items of a list of data from all its files. */
export const dataItems = <Item>(lang: Lang, list: DataList): Item[] =>
  dataFiles(lang, list).flatMap(
    (path) => (JSON.parse(readFileSync(join(dist(), path), 'utf8')) as { items: Item[] }).items,
  );

/** Returns the number of bytes of a text as a server sends it compressed. */
export function gzipped(text: string | Uint8Array): number {
  return gzipSync(text, { level: 6 }).length;
}

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
    readFileSync(join(dist(), link.getAttribute('href') ?? ''), 'utf8'),
  );
  return [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .concat(linked)
    .join('')
    .replace(FONT_IN_PAGE, '');
}

/** Returns the paths of all pages below a folder of the site, e.g. `/fr/editions/`, without redirect pages. */
export function pagesBelow(folder: string): string[] {
  return readdirSync(join(dist(), folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => `${entry.parentPath.slice(dist().length)}/`.replaceAll('\\', '/'))
    .filter(
      (path) =>
        !/http-equiv="refresh" content="0/i.test(readFileSync(join(dist(), path, 'index.html'), 'utf8')),
    )
    .toSorted();
}

/** Returns the scripts that a page loads before the visitor interacts, with their static imports. */
export function eagerScripts(document: Document): string[] {
  const visited = new Set<string>();
  const visit = (path: string): void => {
    if (visited.has(path)) return;
    visited.add(path);
    const text = readFileSync(join(dist(), path), 'utf8');
    for (const [, imported] of text.matchAll(/(?:import|from)\s*["']\.\/([\w.@-]+\.js)["']/g)) {
      if (imported) visit(`/_astro/${imported}`);
    }
  };
  for (const script of document.querySelectorAll('script[src]')) {
    visit(script.getAttribute('src') ?? '');
  }
  return [...visited];
}

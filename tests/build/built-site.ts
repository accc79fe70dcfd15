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

/** The page at a path, to be read: who asks for the one that was asked for last gets the same document. */
export function documentAt(path: string): Document {
  if (last?.path !== path) last = { path, document: parseHtml(htmlAt(path)) };
  return last.document;
}

/** Paths of the files of the data of that name, of which a long list has several. */
export function dataFiles(lang: Lang, list: DataList): string[] {
  const paths: string[] = [];
  for (let part = 1; existsSync(join(dist(), dataPath(lang, list, part))); part += 1)
    paths.push(dataPath(lang, list, part));
  return paths;
}

/** Its items. */
export const dataItems = <Item>(lang: Lang, list: DataList): Item[] =>
  dataFiles(lang, list).flatMap(
    (path) => (JSON.parse(readFileSync(join(dist(), path), 'utf8')) as { items: Item[] }).items,
  );

/** Bytes of a text as a compressing server sends it. */
export function gzipped(text: string | Uint8Array): number {
  return gzipSync(text, { level: 6 }).length;
}

/** The page without the styles that stand in it. */
export function withoutStyles(html: string): string {
  return html.replace(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1');
}

const FONT_IN_PAGE = /url\(data:font\/woff2;base64,([^)]+)\)/g;

/** The face of a page's title, which stands in the page. */
export function fontOfTitle(html: string): Buffer {
  const [, font = ''] = new RegExp(FONT_IN_PAGE.source).exec(html) ?? [];
  return Buffer.from(font, 'base64');
}

/** All styles of a page, those that stand in it and those of the files it links, without the face of its title. */
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

/** Paths of all pages below a folder of the site, `/fr/`, `/fr/editions/` … Redirect pages are left out. */
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

/** Scripts a page loads before its visitor asks for anything, with what they import at once. */
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

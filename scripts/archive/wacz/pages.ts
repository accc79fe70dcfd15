import { readFileSync } from 'node:fs';
import { htmlPieces } from '../../../src/domain/text/html-text.ts';
import { fileOfPath } from '../../astro/site-tree.ts';
import type { EditionSource } from '../edition-source.ts';

export type BuiltPage = ReturnType<typeof builtPagesOf>[number];

const MAIN = /<main\b.*<\/main>/s;
/** Elements without searchable text: code, drawings, and notes for browsers without scripts. */
const NOT_READ = /<(script|style|template|noscript|svg)\b.*?<\/\1>/gs;
const LINK = /<a\s(?:[^>]*\s)?href="([^"]*)"/g;

/** Reads the pages: the text of their main part, and their links to the site as URLs without a fragment. */
export function builtPagesOf({ dist, siteUrl, packs }: EditionSource) {
  return packs.flatMap((pack) =>
    pack.pages.map((page) => {
      const url = new URL(page.path, siteUrl).href;
      const html = readFileSync(fileOfPath(dist, page.path), 'utf8');
      const links = Array.from(html.matchAll(LINK), ([, href = '']) => href.replaceAll(/&(?:amp|#38);/g, '&'))
        .flatMap((href) => URL.parse(href, url) ?? [])
        .filter(({ origin }) => origin === siteUrl);
      for (const link of links) link.hash = '';
      return { ...page, url, text: wordsOf(MAIN.exec(html)?.[0] ?? ''), links };
    }),
  );
}

/** Returns the words of a piece of HTML. Every tag separates words, whether or not styles show a gap there. */
function wordsOf(html: string): string {
  const words = Array.from(htmlPieces(html.replace(NOT_READ, '')), ({ kind, value }) =>
    kind === 'text' || kind === 'entity' ? value : ' ',
  );
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** Returns the pages with their titles and texts as JSON lines, with which archive readers list and search them. */
export function pageList(pages: readonly BuiltPage[], date: string): string {
  const head = { format: 'json-pages-1.0', id: 'pages', title: 'All Pages', hasText: true };
  const lines = pages.map(({ path: id, url, title, text }) => ({ id, url, ts: date, title, text }));
  return [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

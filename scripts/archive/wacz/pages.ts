import { readFileSync } from 'node:fs';
import { htmlPieces } from '../../../src/domain/text/html-text.ts';
import { fileOfPath } from '../../astro/site-tree.ts';
import type { EditionSource } from '../edition-source.ts';

export type BuiltPage = ReturnType<typeof builtPagesOf>[number];

const MAIN = /<main\b.*<\/main>/s;
/** What no reader looks for: code, drawings, and what is said to those without script. */
const NOT_READ = /<(script|style|template|noscript|svg)\b.*?<\/\1>/gs;
const LINK = /<a\s(?:[^>]*\s)?href="([^"]*)"/g;

/** Pages with the text of their main part, and the addresses on the site they link to, without the place within a page. */
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

/** The words of a piece of a page. What stands in elements of its own is parted, in whatever way styles part it. */
function wordsOf(html: string): string {
  const words = Array.from(htmlPieces(html.replace(NOT_READ, '')), ({ kind, value }) =>
    kind === 'text' || kind === 'entity' ? value : ' ',
  );
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** The pages with their titles and what is written on them, for readers to list and to search: JSON lines. */
export function pageList(pages: readonly BuiltPage[], date: string): string {
  const head = { format: 'json-pages-1.0', id: 'pages', title: 'All Pages', hasText: true };
  const lines = pages.map(({ path: id, url, title, text }) => ({ id, url, ts: date, title, text }));
  return [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

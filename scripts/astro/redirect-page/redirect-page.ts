import type { Lang } from '../../../src/domain/model/core.ts';
import { escapeMarkup } from '../escape.ts';
import { urlPath } from '../site-tree.ts';
import type { Card } from './card-of.ts';
import { LEAVE, tinyPage } from './tiny-page.ts';

const SCRIPT = `const to=document.querySelector("a").getAttribute("href");${LEAVE}`;

/** Its page has the languages; an address that is not to be found has none. */
const LANGUAGES = /<link rel="alternate"[^>]*>\n?/g;

/**
 * The page of an old or second address, which leads to the page itself within the same tree and keeps query and hash.
 * @param siteUrl canonical origin of the site.
 * @param card of the page itself.
 */
export function redirectPage(
  siteUrl: string,
  lang: Lang,
  { to, query }: { to: string; query: string },
  card: Card,
): string {
  const path = urlPath(lang, to);
  const target = path + query;
  return tinyPage({
    lang,
    card: { ...card, tags: card.tags.replace(LANGUAGES, '') },
    body: `<p><a href="${escapeMarkup(target)}">${escapeMarkup(decodeURI(path))}</a></p>`,
    refreshTo: target,
    script: SCRIPT,
    canonical: siteUrl + path,
  });
}

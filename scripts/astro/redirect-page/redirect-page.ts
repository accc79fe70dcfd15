import type { Lang } from '../../../src/domain/model/common.ts';
import { escapeMarkup } from '../escape.ts';
import { urlPath } from '../site-tree.ts';
import type { Card } from './card-of.ts';
import { tinyPage } from './tiny-page.ts';

const SCRIPT =
  'location.replace(document.querySelector("a").getAttribute("href")+location.search+location.hash)';

/** Its page has the languages; an address that is not to be found has none. */
const LANGUAGES = /<link rel="alternate"[^>]*>\n?/g;

/**
 * The page of an old or second address, which leads to the page itself within the same tree and keeps query and hash.
 * @param siteUrl canonical origin of the site.
 * @param card of the page itself.
 */
export function redirectPage(siteUrl: string, lang: Lang, target: string, card: Card): string {
  const path = urlPath(lang, target);
  return tinyPage({
    lang,
    card: { ...card, tags: card.tags.replace(LANGUAGES, '') },
    body: `<p><a href="${escapeMarkup(path)}">${escapeMarkup(decodeURI(path))}</a></p>`,
    refreshTo: path,
    script: SCRIPT,
    canonical: siteUrl + path,
  });
}

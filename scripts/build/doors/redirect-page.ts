import type { Lang } from '../../../src/domain/model/common.ts';
import { escapeMarkup } from '../escape.ts';
import { urlPath } from '../site-tree.ts';
import { tinyPage } from './tiny-page.ts';

const SCRIPT =
  'location.replace(document.querySelector("a").getAttribute("href")+location.search+location.hash)';

/**
 * The page of an old or second address, which leads to the page itself within the same tree and keeps query and hash.
 * @param siteUrl canonical origin of the site.
 */
export function redirectPage(site: { name: string; url: string }, lang: Lang, target: string): string {
  const path = urlPath(lang, target);
  return tinyPage({
    lang,
    title: site.name,
    body: `<p><a href="${escapeMarkup(path)}">${escapeMarkup(decodeURI(path))}</a></p>`,
    refreshTo: path,
    script: SCRIPT,
    canonical: site.url + path,
  });
}

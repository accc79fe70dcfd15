import { languages } from '../../../src/domain/model/language-table.ts';
import { defaultLang, langs } from '../../../src/domain/model/languages.ts';
import { escapeMarkup } from '../escape.ts';
import { urlPath } from '../site-tree.ts';
import type { Card } from './card-of.ts';
import { LEAVE, tinyPage } from './tiny-page.ts';

/** The language of the cookie, else the first of the browser's that the site has, else French. Stores nothing. */
const SCRIPT = [
  `const langs=${JSON.stringify(langs)},cookies=document.cookie.split("; ");`,
  `const lang=langs.find(l=>cookies.includes("selectedLanguage="+l))`,
  `??navigator.languages.map(l=>l.split("-")[0].toLowerCase()).find(l=>langs.includes(l))??"${defaultLang}";`,
  `const to=document.querySelector(\`a[hreflang=\${lang}]\`).getAttribute("href");`,
  LEAVE,
].join('');

/**
 * The page of an address without a language, which leads to the visitor's language and keeps query and hash.
 * @param to path of the page within each tree, with a query where one belongs to it.
 * @param card of the page in the default language.
 */
export function languageRedirectPage(
  site: { name: string; url: string },
  { to, query = '' }: { to: string; query?: string },
  card: Card,
): string {
  const links = langs.map(
    (lang) =>
      `<p><a href="${escapeMarkup(urlPath(lang, to) + query)}" lang="${lang}" hreflang="${lang}">${languages[lang].name}</a></p>`,
  );
  return tinyPage({
    lang: defaultLang,
    card,
    canonical: site.url + urlPath(to),
    body: [`<h1>${escapeMarkup(site.name)}</h1>`, ...links].join('\n'),
    refreshTo: urlPath(defaultLang, to) + query,
    script: SCRIPT,
  });
}

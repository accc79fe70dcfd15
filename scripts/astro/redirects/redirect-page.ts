import { languages } from '../../../src/domain/model/language-table.ts';
import { defaultLang, langs, type Lang } from '../../../src/domain/model/languages.ts';
import { redirectPagePolicy } from '../../../src/shell/policy/directives.ts';
import { PAGE_MARK } from '../../../src/site/page-mark.ts';
import { escapeMarkup } from '../../../src/domain/text/escape-markup.ts';
import type { Card } from './page-card.ts';
import { urlPath } from '../site-tree.ts';

/**
 * Shown only without JavaScript, and then for a moment. A page that does not ask for the transition that the one before
 * has begun breaks it off, with an error.
 */
const STYLE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}' +
  'body{margin:20vh auto;max-width:30rem;padding:0 1rem;font:1.25rem/2 system-ui,sans-serif}a{color:inherit}';

/** The end of a page's script, which has found where it leads to: a query of its own says more than that of the address. */
const LEAVE = 'location.replace(to.includes("?")?to:to+location.search+location.hash)';

const TO_ONLY_LINK = `const to=document.querySelector("a").getAttribute("href");${LEAVE}`;
/** The language of the cookie, else the first of the browser's that the site has, else French. Stores nothing. */
const TO_OWN_LANGUAGE = [
  `const langs=${JSON.stringify(langs)},cookies=document.cookie.split("; ");`,
  `const lang=langs.find(l=>cookies.includes("selectedLanguage="+l))`,
  `??navigator.languages.map(l=>l.split("-")[0].toLowerCase()).find(l=>langs.includes(l))??"${defaultLang}";`,
  `const to=document.querySelector(\`a[hreflang=\${lang}]\`).getAttribute("href");`,
  LEAVE,
].join('');

/** Its page has the languages; an address that is not to be found has none. */
const LANGUAGES = /<link rel="alternate"[^>]*>\n?/g;

/** Where a page leads: a path within each tree, with a query where one belongs to it. */
interface Target {
  to: string;
  query?: string | undefined;
}

/**
 * The page of an address without a language, which leads to the visitor's language and keeps query and hash.
 * @param card of the page in the default language.
 */
export function languageRedirectPage(
  site: { name: string; url: string },
  { to, query = '' }: Target,
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
    script: TO_OWN_LANGUAGE,
  });
}

/**
 * The page of an old or second address, which leads to the page itself within the same tree and keeps query and hash.
 * @param siteUrl canonical origin of the site.
 * @param card of the page itself.
 */
export function redirectPage(siteUrl: string, lang: Lang, { to, query = '' }: Target, card: Card): string {
  const path = urlPath(lang, to);
  return tinyPage({
    lang,
    card: { ...card, tags: card.tags.replace(LANGUAGES, '') },
    body: `<p><a href="${escapeMarkup(path + query)}">${escapeMarkup(decodeURI(path))}</a></p>`,
    refreshTo: path + query,
    script: TO_ONLY_LINK,
    canonical: siteUrl + path,
  });
}

interface TinyPage {
  lang: Lang;
  /** Metadata of the page it leads to. */
  card: Card;
  /** Markup of the links, escaped already. */
  body: string;
  /** Where it leads without JavaScript: a URL path. */
  refreshTo: string;
  /** Its only script. */
  script: string;
  /** Absolute URL of the page to find instead of it, itself included. */
  canonical: string;
}

/** A page that only leads elsewhere, and can be shared like what it leads to. It loads nothing and runs its own script alone. */
function tinyPage({ lang, card, body, refreshTo, script, canonical }: TinyPage): string {
  const address = escapeMarkup(canonical);
  const finding = card.isPrivate
    ? '<meta name="robots" content="noindex">'
    : `<link rel="canonical" href="${address}">\n<meta property="og:url" content="${address}">\n${card.tags}`;
  return `<!doctype html>
<html lang="${lang}" ${PAGE_MARK}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${redirectPagePolicy(script, STYLE)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${card.title}</title>
${finding}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<noscript><meta http-equiv="refresh" content="0; url=${escapeMarkup(refreshTo)}"></noscript>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
<script>${script}</script>
</body>
</html>
`;
}

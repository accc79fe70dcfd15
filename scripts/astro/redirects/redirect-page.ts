import { languages } from '../../../src/domain/model/language-table.ts';
import { defaultLang, langs, type Lang } from '../../../src/domain/model/languages.ts';
import { redirectPagePolicy } from '../../../src/shell/policy/directives.ts';
import { PAGE_MARK } from '../../../src/site/page-mark.ts';
import { escapeMarkup } from '../../../src/domain/text/escape-markup.ts';
import type { Card } from './page-card.ts';
import type { Redirect } from './redirects.ts';
import { urlPath } from '../site-tree.ts';

/**
 * Shown only without JavaScript, and only for a moment. The page opts in to view transitions: otherwise it would abort,
 * with an error, the transition that the previous page has started.
 */
const STYLE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}' +
  'body{margin:20vh auto;max-width:30rem;padding:0 1rem;font:1.25rem/2 system-ui,sans-serif}a{color:inherit}';

/** Last statement of a page's script, once its target is known. The target's own query replaces that of the address. */
const LEAVE = 'location.replace(to.includes("?")?to:to+location.search+location.hash)';

const TO_ONLY_LINK = `const to=document.querySelector("a").getAttribute("href");${LEAVE}`;
/** Uses the language of the cookie, the first of the browser's that the site has, or French. Stores nothing. */
const TO_OWN_LANGUAGE = [
  `const langs=${JSON.stringify(langs)},cookies=document.cookie.split("; ");`,
  `const lang=langs.find(l=>cookies.includes("selectedLanguage="+l))`,
  `??navigator.languages.map(l=>l.split("-")[0].toLowerCase()).find(l=>langs.includes(l))??"${defaultLang}";`,
  `const to=document.querySelector(\`a[hreflang=\${lang}]\`).getAttribute("href");`,
  LEAVE,
].join('');

/** Links to the page in other languages. A second address has none, since it is not meant to be found. */
const LANGUAGES = /<link rel="alternate"[^>]*>\n?/g;

type Target = Omit<Redirect, 'from'>;

/**
 * Returns the page at an address without a language, which redirects to the visitor's language with query and hash.
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

/** Returns the page at an old or second address, which redirects to the target in the same tree with query and hash. */
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
  card: Card;
  /** Markup of the links, escaped already. */
  body: string;
  /** Target without JavaScript: a URL path. */
  refreshTo: string;
  script: string;
  /** Absolute URL of the page that search engines should list instead, or of this page itself. */
  canonical: string;
}

/** Returns a page that only redirects, with its target's link preview. It loads nothing and runs one script. */
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

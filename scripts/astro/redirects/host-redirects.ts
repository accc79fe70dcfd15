import { defaultLang, langs } from '../../../src/domain/model/languages.ts';
import type { Environment } from '../../../src/site/environment.ts';
import type { Redirect } from './redirects.ts';
import { urlPath } from '../site-tree.ts';

/** Greatest number of rules on Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/redirects/ */
const CLOUDFLARE_MAX_RULES = 2000;

export interface HostRedirects {
  redirects: readonly Redirect[];
  /** Paths, without language, of pages that stay although their subject is withdrawn. */
  gone: readonly string[];
  /** First segments of the addresses without a language. */
  names: readonly string[];
}

/**
 * Returns `_redirects`, with which a host does what language redirects and redirect pages do on any host. Netlify
 * serves an existing page unless a rule is forced (`!`). Cloudflare Pages always redirects first, refuses `!`, and
 * supports neither conditions on the language or the query nor the statuses 404 and 410: its file has only the second
 * addresses, and the pages do the rest.
 */
export function hostRedirects(
  { redirects, gone, names }: HostRedirects,
  dialect: Environment['redirectDialect'],
): string {
  const lines =
    dialect === 'cloudflare'
      ? secondAddresses(redirects, '301').slice(0, CLOUDFLARE_MAX_RULES)
      : [
          ...gone.flatMap(withdrawn),
          ...secondAddresses(redirects, '301!'),
          ...eventsById(),
          ...byLanguage('/', '/'),
          ...names.flatMap((name) => byLanguage(`${urlPath(name)}*`, `${urlPath(name)}:splat`)),
          ...notFound(),
        ];
  return `${lines.join('\n')}\n`;
}

const otherLangs = langs.filter((lang) => lang !== defaultLang);

/** Serves the page itself with status 410 (gone): it stays readable, and search engines remove it. */
function withdrawn(path: string): string[] {
  return langs.map((lang) => `${urlPath(lang, path)} ${urlPath(lang, path)} 410!`);
}

function secondAddresses(redirects: readonly Redirect[], status: string): string[] {
  return redirects.flatMap(({ from, to, query = '' }) =>
    langs.map((lang) => `${urlPath(lang, from)} ${urlPath(lang, to)}${query} ${status}`),
  );
}

/**
 * Serves the page of the id in the query if an event no longer exists under its title. This is a rewrite: a redirect
 * would loop if the id is unknown.
 */
function eventsById(): string[] {
  return langs.map((lang) => `/${lang}/event/* id=:id /${lang}/event/:id/ 200`);
}

/** Serves the 404 page of an unknown address's language or, if it has none, of the visitor's. */
function notFound(): string[] {
  return [
    ...langs.map((lang) => `/${lang}/* /${lang}/404.html 404`),
    ...otherLangs.map((lang) => `/* /${lang}/404.html 404 Language=${lang}`),
    `/* /${defaultLang}/404.html 404`,
  ];
}

/** Temporary redirects, since the language may change: Netlify reads the cookie `nf_lang`, then the browser's. */
function byLanguage(from: string, to: string): string[] {
  return [
    ...otherLangs.map((lang) => `${from} /${lang}${to} 302! Language=${lang}`),
    `${from} /${defaultLang}${to} 302!`,
  ];
}

import { defaultLang, langs } from '../../../src/domain/model/languages.ts';
import type { Redirect } from './redirects.ts';
import { urlPath } from '../site-tree.ts';

/** Hosts that read a `_redirects` of their own kind. */
export type RedirectsFormat = 'netlify' | 'cloudflare';

/** Rules beyond these are refused by Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/redirects/ */
const CLOUDFLARE_MOST_RULES = 2000;

export interface HostRedirects {
  redirects: readonly Redirect[];
  /** Paths, without language, of pages that stay though what they show is withdrawn. */
  gone: readonly string[];
  /** First segments of the addresses without a language. */
  names: readonly string[];
}

/**
 * `_redirects`: what language redirects and redirect pages do on any host, done by the host. Netlify serves a page where
 * one stands unless a rule is forced (`!`). Cloudflare Pages always redirects first, refuses `!`, and knows neither
 * conditions on the language or the query nor the statuses 404 and 410: it is given the second addresses, and the pages
 * do the rest.
 */
export function hostRedirects({ redirects, gone, names }: HostRedirects, format: RedirectsFormat): string {
  const lines =
    format === 'cloudflare'
      ? secondAddresses(redirects, '301').slice(0, CLOUDFLARE_MOST_RULES)
      : [
          ...gone.flatMap(withdrawn),
          ...secondAddresses(redirects, '301!'),
          ...eventsById(),
          ...byLanguage('/', '/'),
          ...names.flatMap(languageRedirectsOf),
          ...notFound(),
        ];
  return `${lines.join('\n')}\n`;
}

const otherLangs = langs.filter((lang) => lang !== defaultLang);

/** The page itself, with the answer 410 (gone): readable, and struck off by search engines. */
function withdrawn(path: string): string[] {
  return langs.map((lang) => `${urlPath(lang, path)} ${urlPath(lang, path)} 410!`);
}

function secondAddresses(redirects: readonly Redirect[], status: string): string[] {
  return redirects.flatMap(({ from, to, query = '' }) =>
    langs.map((lang) => `${urlPath(lang, from)} ${urlPath(lang, to)}${query} ${status}`),
  );
}

/**
 * The address of an event that is gone from under its title, but names its id, shows the page of that id. Rewritten: a
 * redirect would turn in circles when the id is unknown.
 */
function eventsById(): string[] {
  return langs.map((lang) => `/${lang}/event/* id=:id /${lang}/event/:id/ 200`);
}

function languageRedirectsOf(name: string): string[] {
  const path = urlPath(name);
  return byLanguage(`${path}*`, `${path}:splat`);
}

/** Unknown addresses get the 404 page of their language or, without one, of the visitor's. */
function notFound(): string[] {
  return [
    ...langs.map((lang) => `/${lang}/* /${lang}/404.html 404`),
    ...otherLangs.map((lang) => `/* /${lang}/404.html 404 Language=${lang}`),
    `/* /${defaultLang}/404.html 404`,
  ];
}

/** Temporary, since the visitor may change the language: Netlify goes by the cookie `nf_lang`, then by the browser. */
function byLanguage(from: string, to: string): string[] {
  return [
    ...otherLangs.map((lang) => `${from} /${lang}${to} 302! Language=${lang}`),
    `${from} /${defaultLang}${to} 302!`,
  ];
}

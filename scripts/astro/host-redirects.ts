import { defaultLang, langs } from '../../src/i18n/lang.ts';
import type { Redirect } from './redirects.ts';
import { urlPath } from './site-tree.ts';

export interface HostRedirects {
  redirects: readonly Redirect[];
  /** Paths, without language, of pages that stay though what they show is withdrawn. */
  gone: readonly string[];
  /** First segments of the addresses without a language. */
  names: readonly string[];
}

/**
 * Netlify's `_redirects`: what language redirects and redirect pages do on any host, done by the host. They are forced
 * where such a page stands.
 */
export function hostRedirects({ redirects, gone, names }: HostRedirects): string {
  const lines = [
    ...gone.flatMap(withdrawn),
    ...secondAddresses(redirects),
    ...eventsById(),
    ...byLanguage('/', '/'),
    ...names.flatMap(languageRedirectsOf),
    ...notFound(),
  ];
  return `${lines.join('\n')}\n`;
}

/** The page itself, with the answer 410 (gone): readable, and struck off by search engines. */
function withdrawn(path: string): string[] {
  return langs.map((lang) => `${urlPath(lang, path)} ${urlPath(lang, path)} 410!`);
}

function secondAddresses(redirects: readonly Redirect[]): string[] {
  return redirects.flatMap(({ from, to }) =>
    langs.map((lang) => `${urlPath(lang, from)} ${urlPath(lang, to)} 301!`),
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

/** What leads nowhere is answered in the language of its tree or, without one, in the visitor's. */
function notFound(): string[] {
  const otherLangs = langs.filter((lang) => lang !== defaultLang);
  return [
    ...langs.map((lang) => `/${lang}/* /${lang}/404.html 404`),
    ...otherLangs.map((lang) => `/* /${lang}/404.html 404 Language=${lang}`),
    `/* /${defaultLang}/404.html 404`,
  ];
}

/** Temporary, since the visitor may change the language: Netlify goes by the cookie `nf_lang`, then by the browser. */
function byLanguage(from: string, to: string): string[] {
  const others = langs.filter((lang) => lang !== defaultLang);
  return [
    ...others.map((lang) => `${from} /${lang}${to} 302! Language=${lang}`),
    `${from} /${defaultLang}${to} 302!`,
  ];
}

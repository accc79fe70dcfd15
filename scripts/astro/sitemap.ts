import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { defaultLang, langs } from '../../src/domain/model/languages.ts';
import { canonicalPath, pathWithoutLang } from '../../src/i18n/paths.ts';
import { cardOf } from './redirects/page-card.ts';

/**
 * Lists every page that may be indexed, in each language with its translations. Dates are left out, since a build does
 * not know when a page has changed.
 * @param dist folder of the built site: the head of a page states whether it may be indexed.
 */
export function sitemapOf(dist: string): AstroIntegration {
  return sitemap({
    i18n: { defaultLocale: defaultLang, locales: Object.fromEntries(langs.map((lang) => [lang, lang])) },
    namespaces: { news: false, image: false, video: false },
    filter: (url) => !cardOf(dist, decodeURIComponent(new URL(url).pathname)).isPrivate,
    serialize: canonicalEntry,
  });
}

/** Spells addresses as the page's own `<link>`s do, and adds the one without a language. */
function canonicalEntry(item: SitemapItem): SitemapItem {
  const translations = (item.links ?? []).map((link) => ({ ...link, url: canonicalUrl(link.url) }));
  const withoutLanguage = { lang: 'x-default', url: canonicalUrl(item.url, pathWithoutLang) };
  return { ...item, url: canonicalUrl(item.url), links: [...translations, withoutLanguage] };
}

function canonicalUrl(url: string, pathOf = (path: string) => path): string {
  const { origin, pathname } = new URL(url);
  return origin + pathOf(canonicalPath(pathname));
}

/**
 * Writes robots.txt, and a copy of the sitemap's index at `/sitemap.xml`, its former address for search engines.
 * @throws Error when there is no index, about which the sitemap's own integration only warns.
 */
export function writeRobots(dist: string, siteUrl: string): void {
  const index = join(dist, 'sitemap-index.xml');
  if (!existsSync(index)) throw new Error(`${index} was not written: see what @astrojs/sitemap says above.`);
  copyFileSync(index, join(dist, 'sitemap.xml'));
  const rules = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
  writeFileSync(join(dist, 'robots.txt'), rules);
}

import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { langs } from '../../src/domain/model/languages.ts';
import { canonicalPath, pathWithoutLang, translatedPath } from '../../src/i18n/paths.ts';
import { cardOf } from './redirects/page-card.ts';
import { isFile } from './site-tree.ts';

/**
 * Lists every page that may be indexed, in each language with its translations. Dates are left out, since a build does
 * not know when a page has changed.
 * @param dist folder of the built site: the head of a page states whether it may be indexed.
 */
export function sitemapOf(dist: string): AstroIntegration {
  /** Canonical paths of the listed pages. */
  const listed = new Set<string>();
  const integration = sitemap({
    namespaces: { news: false, image: false, video: false },
    filter: (url) => {
      const { pathname } = new URL(url);
      // The pages of unknown addresses have been moved.
      if (!isFile(dist, pathname) || cardOf(dist, decodeURIComponent(pathname)).isPrivate) return false;
      listed.add(canonicalPath(pathname));
      return true;
    },
    // Spells addresses as the page's own `<link>`s do. The integration's own search for translations compares each page
    // with all others.
    serialize: (item) => {
      const { origin, pathname } = new URL(item.url);
      const path = canonicalPath(pathname);
      const translations = langs.map((lang) => ({ lang, url: translatedPath(path, lang) }));
      const links = [
        ...translations.filter(({ url }) => listed.has(url)),
        { lang: 'x-default', url: pathWithoutLang(path) },
      ];
      return {
        ...item,
        url: origin + path,
        links: links.map(({ lang, url }) => ({ lang, url: origin + url })),
      };
    },
  });
  const { 'astro:build:done': write } = integration.hooks;
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:build:done': (options) => write?.({ ...options, pages: sortedByAddress(options.pages) }),
    },
  };
}

/**
 * Sorts pages as the integration does. It makes a collator for every two addresses that it compares, which takes 80 MB
 * for 22,000 addresses in no order, and hardly any for sorted ones.
 */
function sortedByAddress<Page extends { pathname: string }>(pages: readonly Page[]): Page[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return pages
    .map((page) => ({ page, address: new URL(page.pathname, 'http://localhost').href }))
    .sort((a, b) => compare(a.address, b.address))
    .map(({ page }) => page);
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

import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { defaultLang, langs } from '../../src/domain/model/languages.ts';
import { canonicalPath, pathWithoutLang } from '../../src/i18n/paths.ts';
import { cardOf } from './redirect-page/card-of.ts';
import { readPage } from './site-tree.ts';

/**
 * Lists every page that may be indexed, in each language with the other; says nothing of dates, which a build does not
 * know. Then tells robots where the list is.
 * @param siteUrl canonical origin of the site.
 * @param dist folder of the built site: a page says itself, in its head, whether it may be indexed.
 */
export function sitemapForRobots({ siteUrl, dist }: { siteUrl: string; dist: string }): AstroIntegration[] {
  return [
    sitemap({
      i18n: { defaultLocale: defaultLang, locales: Object.fromEntries(langs.map((lang) => [lang, lang])) },
      namespaces: { news: false, image: false, video: false },
      filter: (url) => !cardOf(readPage(dist, decodeURIComponent(new URL(url).pathname))).isPrivate,
      serialize: canonicalEntry,
    }),
    robots(siteUrl),
  ];
}

/** Addresses as the page's own `<link>`s spell them, the one without a language among them. */
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
 * Writes robots.txt, and the index of the sitemap once more at `/sitemap.xml`, where search engines know it from before.
 * @throws Error when there is no index, of which the sitemap's own integration only warns.
 */
function robots(siteUrl: string): AstroIntegration {
  return {
    name: 'robots',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const index = new URL('sitemap-index.xml', dir);
        if (!existsSync(index))
          throw new Error(`${fileURLToPath(index)} was not written: see what @astrojs/sitemap says above.`);
        copyFileSync(index, new URL('sitemap.xml', dir));
        const rules = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
        writeFileSync(new URL('robots.txt', dir), rules);
      },
    },
  };
}

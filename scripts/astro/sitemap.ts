import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultLang, langs } from '../../src/i18n/lang.ts';
import { escapeMarkup } from './escape.ts';
import { pageFile, pagePathsIn, urlPath } from './site-tree.ts';

/** The protocol's limit for one file. */
const MOST_URLS = 50_000;
const NOINDEX = /<meta name="robots" content="[^"]*noindex/;
const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Lists every page that wants to be found, with its other language, and tells robots where the list is. Says nothing of
 * dates, which a build does not know. Comes before doors and redirects, which are no pages of their own.
 */
export function sitemap({ siteUrl }: { siteUrl: string }): AstroIntegration {
  return {
    name: 'sitemap',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const urls = pagePathsIn(dist, defaultLang)
          .filter((path) => !NOINDEX.test(readFileSync(pageFile(dist, `${defaultLang}/${path}`), 'utf8')))
          .flatMap((path) => entriesOf(siteUrl, path));
        for (const [name, content] of Object.entries(sitemapFiles(siteUrl, urls)))
          writeFileSync(join(dist, name), content);
        writeFileSync(
          join(dist, 'robots.txt'),
          `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
        );
        logger.info(`${urls.length} addresses`);
      },
    },
  };
}

/** The entries of one page, a language each; every one names them all. */
function entriesOf(siteUrl: string, path: string): string[] {
  const alternates = [
    ...langs.map((lang) => [lang, urlPath(lang, path)] as const),
    ['x-default', urlPath(path)] as const,
  ].map(
    ([lang, href]) =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeMarkup(siteUrl + href)}"/>`,
  );
  return langs.map(
    (lang) => `<url><loc>${escapeMarkup(siteUrl + urlPath(lang, path))}</loc>${alternates.join('')}</url>`,
  );
}

/** One file, or numbered ones behind an index when there are too many for one. */
export function sitemapFiles(
  siteUrl: string,
  urls: readonly string[],
  most = MOST_URLS,
): Record<string, string> {
  const parts = Array.from({ length: Math.ceil(urls.length / most) }, (_, part) =>
    urls.slice(part * most, (part + 1) * most),
  );
  if (parts.length <= 1) return { 'sitemap.xml': urlSet(urls) };
  const numbered = parts.map((part, index) => [`sitemap-${index + 1}.xml`, urlSet(part)] as const);
  const places = numbered.map(
    ([name]) => `<sitemap><loc>${escapeMarkup(`${siteUrl}/${name}`)}</loc></sitemap>`,
  );
  return {
    'sitemap.xml': `${HEADER}<sitemapindex ${SITEMAPS}>\n${places.join('\n')}\n</sitemapindex>\n`,
    ...Object.fromEntries(numbered),
  };
}

function urlSet(urls: readonly string[]): string {
  const alternates = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${HEADER}<urlset ${SITEMAPS} ${alternates}>\n${urls.join('\n')}\n</urlset>\n`;
}

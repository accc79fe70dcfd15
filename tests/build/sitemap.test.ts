import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { sitemapFiles } from '../../scripts/astro/sitemap.ts';
import { dist, htmlAt, pagesBelow } from './built-site.ts';

const sitemap = new JSDOM(readFileSync(join(dist(), 'sitemap.xml'), 'utf8'), { contentType: 'text/xml' });
const entries = [...sitemap.window.document.getElementsByTagName('url')];
const pathOf = (url: string | null | undefined): string => decodeURIComponent(new URL(url ?? '').pathname);
const listed = entries.map((entry) => pathOf(entry.getElementsByTagName('loc')[0]?.textContent));

describe('the sitemap', () => {
  test('lists every page that wants to be found, once, and no other', () => {
    const wanted = ['/fr', '/en'].flatMap(pagesBelow).filter((path) => !isPrivate(path));
    expect(listed.toSorted()).toEqual(wanted.toSorted());
  });

  test.each(['auth', 'userEventSubscriptions', 'search', 'offline'])('leaves out /%s', (name) => {
    expect(isPrivate(`/fr/${name}/`)).toBe(true);
    expect(listed).not.toContain(`/fr/${name}/`);
  });

  test('names for every page its two languages and its address without one', () => {
    for (const entry of entries) {
      const links = [...entry.getElementsByTagName('xhtml:link')];
      const paths: Record<string, string> = {};
      for (const link of links)
        paths[link.getAttribute('hreflang') ?? ''] = pathOf(link.getAttribute('href'));
      const door = paths['x-default'] ?? '';
      expect(paths).toEqual({ fr: `/fr${door}`, en: `/en${door}`, 'x-default': door });
    }
  });

  test('is named in robots.txt', () => {
    expect(readFileSync(join(dist(), 'robots.txt'), 'utf8')).toMatch(
      /^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m,
    );
  });

  test('is split behind an index when it grows too long for one file', () => {
    const files = sitemapFiles('https://example.org', ['<url>1</url>', '<url>2</url>', '<url>3</url>'], 2);
    expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(files['sitemap.xml']).toContain('<loc>https://example.org/sitemap-2.xml</loc>');
    expect(files['sitemap-2.xml']).toContain('<url>3</url>');
  });
});

function isPrivate(path: string): boolean {
  return htmlAt(path).includes('<meta name="robots" content="noindex"');
}

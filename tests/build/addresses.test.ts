import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canonicalPath } from '../../src/i18n/paths.ts';
import { dist, htmlAt, pagesBelow } from './built-site.ts';

/** Every page by its address without percent-encoding, which is where its file lies. */
const pages = new Map(['/fr', '/en'].flatMap(pagesBelow).map((path) => [path, htmlAt(path)]));
const origin = new URL(textsIn(htmlAt('/fr/'), /rel="canonical" href="([^"]+)"/g)[0] ?? '').origin;

describe('a page has one address, spelt alike', () => {
  test('in its canonical link, which leads to its file', () => {
    const others = [...pages].flatMap(([path, html]) => {
      const canonical = textsIn(html, /<link rel="canonical" href="([^"]+)"/g);
      const hasNoAddress = html.includes('<meta name="robots" content="noindex') && canonical.length === 0;
      const expected = hasNoAddress ? [] : [origin + canonicalPath(pageOf(path, html))];
      return canonical.join() === expected.join() ? [] : [`${path}: ${canonical.join()}`];
    });
    expect(others).toEqual([]);
  });

  test('in every link that leads to it, and in what names it as the other language of a page', () => {
    const others = [...pages].flatMap(([path, html]) =>
      textsIn(html, /\shref="([^"]+)"/g)
        .map((href) => new URL(href, origin + canonicalPath(path)))
        .filter((url) => url.origin === origin && pages.has(decodeURIComponent(url.pathname)))
        .filter(({ pathname }) => pathname !== canonicalPath(pathname))
        .map(({ pathname }) => `${path} → ${pathname}`),
    );
    expect(others).toEqual([]);
  });

  test('in the sitemap', () => {
    const sitemap = readFileSync(join(dist(), 'sitemap-0.xml'), 'utf8');
    const addresses = textsIn(sitemap, /<loc>([^<]+)<\/loc>|href="([^"]+)"/g).map(
      (url) => new URL(url).pathname,
    );
    expect(addresses.length).toBeGreaterThan(1000);
    expect(addresses.filter((path) => path !== canonicalPath(path))).toEqual([]);
  });
});

/** What is made for frames is told of as the page that it is a part of, which of one event its title leads to. */
function pageOf(path: string, html: string): string {
  const [ofEvent] = textsIn(html, /<h1[^>]*>\s*<a href="([^"?]+)/g);
  return path.includes('/embed/event/') && ofEvent ? ofEvent : path.replace('/embed/', '/');
}

function textsIn(markup: string, pattern: RegExp): string[] {
  return Array.from(markup.matchAll(pattern), ([, ...groups]) =>
    groups
      .join('')
      .replace(/&(?:amp|#38);/g, '&')
      .replace(/&#39;/g, "'"),
  );
}

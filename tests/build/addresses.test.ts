import { describe, expect, test } from 'vitest';
import { canonicalPath } from '../../src/i18n/paths.ts';
import { htmlAt, pagesBelow, siteOrigin } from './built-site.ts';

/** Every page by its address without percent-encoding, which is the path of its file. */
const pages = new Map(['/fr', '/en'].flatMap(pagesBelow).map((path) => [path, htmlAt(path)]));
const origin = siteOrigin();

describe('the address of a page', () => {
  test('has the same spelling in the canonical link of the page', () => {
    const others = [...pages].flatMap(([path, html]) => {
      const canonical = textsIn(html, /<link rel="canonical" href="([^"]+)"/g);
      const hasNoAddress = html.includes('<meta name="robots" content="noindex') && canonical.length === 0;
      const expected = hasNoAddress ? [] : [origin + canonicalPath(pageOf(path, html))];
      return canonical.join() === expected.join() ? [] : [`${path}: ${canonical.join()}`];
    });
    expect(others).toEqual([]);
  });

  test('has the same spelling in every link to the page, and in the links between languages', () => {
    const others = [...pages].flatMap(([path, html]) =>
      textsIn(html, /\shref="([^"]+)"/g)
        .map((href) => new URL(href, origin + canonicalPath(path)))
        .filter((url) => url.origin === origin && pages.has(decodeURIComponent(url.pathname)))
        .filter(({ pathname }) => pathname !== canonicalPath(pathname))
        .map(({ pathname }) => `${path} → ${pathname}`),
    );
    expect(others).toEqual([]);
  });
});

/** Returns the path of the page that a frame shows, which for a single event is the target of its title. */
function pageOf(path: string, html: string): string {
  const [ofEvent] = textsIn(html, /<h1[^>]*>\s*<a href="([^"?]+)/g);
  return path.includes('/embed/event/') && ofEvent ? ofEvent : path.replace('/embed/', '/');
}

function textsIn(markup: string, pattern: RegExp): string[] {
  return Array.from(markup.matchAll(pattern), ([, text = '']) =>
    text.replace(/&(?:amp|#38);/g, '&').replace(/&#39;/g, "'"),
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { langs, pathIn, routes } from '../fixtures/routes.ts';
import { dist, documentAt, eagerScripts, gzipped, pagesBelow } from './built-site.ts';

describe.each(langs)('every page in %s', (lang) => {
  describe.each(routes)('/%s', (route) => {
    test('has one h1, a title, its language with its direction, and its address in both trees', () => {
      const document = documentAt(pathIn(lang, route));
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.title).toMatch(/\S{3}.* — Dhaw$|^Dhaw$/);
      expect(document.title).not.toContain('Default Title');
      expect(document.documentElement.lang).toBe(lang);
      expect(document.documentElement.dir).toBe('ltr');
      expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBeTruthy();
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
      expect(new URL(canonical).pathname).toBe(pathIn(lang, route));
      const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
      expect(alternates.map((link) => link.getAttribute('hreflang')).toSorted()).toEqual([
        'en',
        'fr',
        'x-default',
      ]);
      for (const other of langs) {
        const href =
          alternates.find((link) => link.getAttribute('hreflang') === other)?.getAttribute('href') ?? '';
        expect(new URL(href).pathname).toBe(pathIn(other, route));
      }
    });

    test('keeps its headings in order', () => {
      const levels = [
        ...documentAt(pathIn(lang, route)).querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)'),
      ].map(({ tagName }) => Number(tagName[1]));
      levels.forEach((level, index) => {
        expect(
          level - (levels[index - 1] ?? 0),
          `heading ${index + 1} of ${levels.join(' ')}`,
        ).toBeLessThanOrEqual(1);
      });
    });

    test('loads at most 8 KB of script before the visitor interacts', () => {
      const scripts = eagerScripts(documentAt(pathIn(lang, route)));
      const bytes = scripts.reduce((sum, path) => sum + gzipped(readFileSync(join(dist(), path))), 0);
      // The browser decides every minute what is open now, so the limit of that page alone is higher.
      expect(bytes).toBeLessThanOrEqual((route === 'now' ? 8.5 : 8) * 1024);
    });
  });
});

test('both trees have the same pages, and every page has an address without language', () => {
  const french = pagesBelow('/fr').map((path) => path.slice(3));
  const english = pagesBelow('/en').map((path) => path.slice(3));
  expect(english).toEqual(french);
  for (const path of french.filter((page) => page !== '/404/')) {
    expect(existsSync(join(dist(), path, 'index.html')), path).toBe(true);
  }
});

test('the page of what is on now links to other pages before the edition, while nothing is on, and after it', () => {
  for (const lang of langs) {
    const quiet = [...documentAt(pathIn(lang, 'now')).querySelectorAll('[data-quiet]')];
    expect(quiet.map((element) => element.getAttribute('data-quiet')).toSorted()).toEqual([
      'before',
      'during',
      'over',
    ]);
    for (const element of quiet) expect(element.querySelectorAll('a[href]').length).toBeGreaterThan(1);
  }
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { langs, pathIn, routes } from '../fixtures/routes.ts';
import { dist, documentAt, gzipped, htmlAt, pagesBelow } from './built-site.ts';

const KB = 1024;

const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** What a page says for itself, without the shell around it. */
const ownText = (html: string): string =>
  textOf((/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(/<script[\s\S]*?<\/script>/g, ''));

const ROW = /<li class="event-row[\s\S]*?<\/li>/g;

describe.each(langs)('in %s', (lang) => {
  test('what stands around every page is light, and so is home', () => {
    expect(gzipped(htmlAt(`/${lang}/about-us/`))).toBeLessThanOrEqual(5 * KB);
    expect(gzipped(htmlAt(`/${lang}/`))).toBeLessThanOrEqual(10 * KB);
  });

  test.each(routes)('the style sheets of /%s stay within 12 KB', (route) => {
    const sheets = [...documentAt(pathIn(lang, route)).querySelectorAll('link[rel="stylesheet"]')];
    const bytes = sheets.map((link) => gzipped(readFileSync(join(dist(), link.getAttribute('href') ?? ''))));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12 * KB);
  });

  // An exhibition with the events within it, its photographs and films says much: it weighs more by what it says, and by
  // a fifth of that for the links the words come with.
  test('an event weighs at most 8 KB, or 8 KB beyond its own words', () => {
    for (const path of pagesBelow(`/${lang}/event`)) {
      const html = htmlAt(path);
      const isSimple = !html.includes('id="within"');
      expect(gzipped(html), path).toBeLessThanOrEqual(8 * KB + (isSimple ? 0 : 1.2 * gzipped(ownText(html))));
    }
  });

  test.each(['program/2024', 'calendar'])('a row of /%s costs few bytes beyond its own words', (route) => {
    const html = htmlAt(pathIn(lang, route));
    const rows = html.match(ROW) ?? [];
    const bare = html.replace(ROW, (row) => `<li>${textOf(row)}</li>`);
    expect(rows.length).toBeGreaterThan(50);
    expect((gzipped(html) - gzipped(bare)) / rows.length).toBeLessThanOrEqual(60);
  });

  test('the programme of 2024 weighs 7.5 KB beyond its rows, 15 KB with them', () => {
    const html = htmlAt(pathIn(lang, 'program/2024'));
    expect(gzipped(html.replace(ROW, ''))).toBeLessThanOrEqual(7.5 * KB);
    expect(gzipped(html)).toBeLessThanOrEqual(15 * KB);
  });
});

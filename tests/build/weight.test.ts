import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { weightOf } from '../../scripts/bench/support/site-weights.ts';
import { langs, pathIn } from '../fixtures/routes.ts';
import {
  documentAt,
  fileAt,
  fontOfTitle,
  gzipped,
  htmlAt,
  pagesBelow,
  textAt,
  withoutStyles,
} from './built-site.ts';

const KB = 1024;

/** HTML of a page without its styles, which have their own limit. */
const markupAt = (path: string): string => withoutStyles(htmlAt(path));

/** Whether a page is shown by itself, not in a frame of another site. */
const isWhole = (path: string): boolean => !path.includes('/embed/');

const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** Text of a page, without the shell around it. */
const ownText = (html: string): string =>
  textOf((/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(/<script[\s\S]*?<\/script>/g, ''));

const ROW = /<li class="event-row[\s\S]*?<\/li>/g;

test('no page, with styles and title font, has more than 120,000 bytes, 30,000 compressed, or 1,500 elements', () => {
  const weights = pagesBelow('').map((path) => ({ path, ...weightOf(htmlAt(path)) }));
  expect(weights.length).toBeGreaterThan(1000);
  expect(
    weights.filter(({ page, pageSent, elements }) => page > 120_000 || pageSent > 30_000 || elements > 1500),
  ).toEqual([]);
});

describe.each(langs)('in %s', (lang) => {
  test('the shell of a page is at most 5.8 KB, and the home page at most 10 KB', () => {
    const around = markupAt(`/${lang}/about-us/`).replace(/<main.*<\/main>/s, '');
    expect(gzipped(around)).toBeLessThanOrEqual(5.8 * KB);
    expect(gzipped(markupAt(`/${lang}/`))).toBeLessThanOrEqual(10 * KB);
  });

  test('the title font, which is embedded in its page, is at most 4 KB', () => {
    for (const path of pagesBelow(`/${lang}`).filter(isWhole)) {
      const face = fontOfTitle(htmlAt(path));
      expect(face.length, path).toBeGreaterThan(0);
      // As base64 in the page, compressed, the font is slightly larger than its file.
      expect(gzipped(face.toString('base64')), path).toBeLessThanOrEqual(4 * KB);
    }
  });

  test('the two fonts that a page preloads are at most 40 KB together', () => {
    const fonts = [...documentAt(`/${lang}/`).querySelectorAll('link[rel="preload"][as="font"]')];
    const bytes = fonts.map((link) => statSync(fileAt(link.getAttribute('href') ?? '')).size);
    expect(bytes).toHaveLength(2);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40 * KB);
  });

  // The page of an exhibition with its events, photographs and films has much text. It may be larger by this text, and
  // by 39 per cent of it for the links and the structured data that come with the text.
  test('the page of an event is at most 9 KB, or 9 KB plus its text if it contains other events', () => {
    for (const path of pagesBelow(`/${lang}/event`)) {
      const html = markupAt(path);
      const isSimple = !html.includes('id="within"');
      expect(gzipped(html), path).toBeLessThanOrEqual(
        9 * KB + (isSimple ? 0 : 1.39 * gzipped(ownText(html))),
      );
    }
  });

  test.each(['program/2024', 'calendar'])(
    'a row of /%s is at most 60 bytes larger than its text',
    (route) => {
      const html = markupAt(pathIn(lang, route));
      const rows = html.match(ROW) ?? [];
      const bare = html.replace(ROW, (row) => `<li>${textOf(row)}</li>`);
      expect(rows.length).toBeGreaterThan(50);
      expect((gzipped(html) - gzipped(bare)) / rows.length).toBeLessThanOrEqual(60);
    },
  );

  test('the agenda is at most 15 KB', () => {
    expect(gzipped(markupAt(pathIn(lang, 'calendar')))).toBeLessThanOrEqual(15 * KB);
  });

  // The page without its rows and the words of the rows are 12.2 KB; with the addresses in the rows 13.9 KB, with their
  // hours 14.4 KB. The rest of the rows is less than a kilobyte.
  test('the programme of 2024 is at most 9 KB without its rows, and 15.9 KB with them', () => {
    const html = markupAt(pathIn(lang, 'program/2024'));
    expect(gzipped(html.replace(ROW, ''))).toBeLessThanOrEqual(9 * KB);
    expect(gzipped(html)).toBeLessThanOrEqual(15.9 * KB);
  });
});

test('the service worker fetches after a first visit no more than DEPLOY.md states', () => {
  const limit = 251;
  const [, list = ''] = /paths:(\[[^\]]*\])/.exec(textAt('sw.js')) ?? [];
  const paths = JSON.parse(list) as string[];
  const sent = paths.map((path) => gzipped(readFileSync(fileAt(path))));
  expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(limit * KB);
  expect(readFileSync('.github/DEPLOY.md', 'utf8')).toContain(`fetches up to ${limit} KB, compressed`);
});

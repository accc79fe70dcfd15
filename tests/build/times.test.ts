import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { langs } from '../fixtures/routes.ts';
import { htmlAt, pagesBelow } from './built-site.ts';

/** Texts of the festival, which are shown as they were written; without its dates and hours, which the site formats. */
const festivalText = globSync('scripts/demo/festival/**/*.{md,yaml,yml}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d|openingHours:.*/g, '')
  .replaceAll(/\s+/g, ' ');

/**
 * Returns the texts of a page that are read, or read out: those between tags, then those of some attributes. Text that
 * is not to be translated, such as a licence, is left out: others wrote it.
 */
function textsOf(html: string): string[] {
  const body = html.replaceAll(
    // A policy contains digests, which may contain any letters.
    /<meta http-equiv[^>]*>|<(script|style|svg)\b.*?<\/\1>|<(\w+) [^>]*translate="no"[^>]*>.*?<\/\2>/gs,
    '',
  );
  const attributes = [...body.matchAll(/ (?:aria-label|alt|title|content)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  return [...body.split(/<[^>]*>/), ...attributes].map((text) => text.replaceAll('&nbsp;', '\u00a0'));
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('\u2060', '');

type Page = ReturnType<typeof read>;

const read = (path: string) => ({
  path,
  /** Texts with a digit: every time has one. */
  texts: textsOf(htmlAt(path)).filter((text) => /\d/.test(text)),
});

const countOf = (pages: readonly Page[], pattern: RegExp): number =>
  pages.reduce(
    (sum, { texts }) => sum + texts.reduce((count, text) => count + [...text.matchAll(pattern)].length, 0),
    0,
  );

/** Returns the texts in which a pattern finds what the festival did not write, with their pages. */
function foundIn(pages: readonly Page[], pattern: RegExp): { path: string; text: string }[] {
  return pages.flatMap(({ path, texts }) =>
    texts
      .filter((text) =>
        [...text.matchAll(pattern)].some(({ 0: said, index }) => {
          const around = text.slice(Math.max(0, index - 12), index + said.length + 12);
          return !festivalText.includes(plain(around).trim());
        }),
      )
      .map((text) => ({ path, text })),
  );
}

const MONTH = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
  .concat('|January|February|March|April|May|June|July|August|September|October|November|December')
  .concat(
    '|janv\\.|févr\\.|avr\\.|juil\\.|sept\\.|oct\\.|nov\\.|déc\\.|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec',
  );
/** Pages with rows of the programme, embedded or not, which write times as the specification says. */
const HAS_PROGRAMME = /\/(?:program|embed|page)\//;

describe.each(langs)('in %s', (lang) => {
  const pages = pagesBelow(`/${lang}`).map(read);

  test('all pages write times alike; only the rows of the programme write 18H30', () => {
    const others = foundIn(pages, /\b\d{1,2} ?[:H]\d{2}\b/g).filter(
      ({ path, text }) => !(HAS_PROGRAMME.test(path) && /^\s*\d\dH\d\d\s*$/.test(text)),
    );
    // Hours whose days cannot be read are shown as they were written.
    expect([...new Set(others.map(({ text }) => plain(text)))]).toEqual([
      '19:30 – 23:30',
      lang === 'fr' ? 'Trois soirs, 19:30 – 23:30' : 'Three evenings, 19:30 – 23:30',
    ]);
  });

  test('times are written as is usual in the language', () => {
    const own = lang === 'fr' ? /\b\d{1,2}\u00a0h(?:\u00a0\d\d)?\b/g : /\b\d{1,2}(?:\.\d\d)?[ap]m\b/g;
    const foreign = lang === 'fr' ? /\b\d{1,2}(?:\.\d\d)?[ap]m\b/g : /\b\d{1,2}\u00a0h\u00a0\d\d\b/g;
    expect(countOf(pages, own)).toBeGreaterThan(1000);
    expect(foundIn(pages, foreign)).toEqual([]);
  });

  test('no line ends between a date and its month', () => {
    expect(countOf(pages, new RegExp(`\\b(?:\\d{1,2}|1er)\\u00a0(?:${MONTH})`, 'g'))).toBeGreaterThan(1000);
    expect(foundIn(pages, new RegExp(`\\b(?:\\d{1,2}|1er)[ \\n]+(?:${MONTH})(?![a-zé])`, 'g'))).toEqual([]);
  });
});

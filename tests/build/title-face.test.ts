import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { LETTERS } from '../../scripts/astro/fonts/fonts.ts';
import { langs } from '../../src/domain/model/languages.ts';
import { awkwardRoutes, pathIn, routes } from '../fixtures/routes.ts';
import { documentAt, fontOfTitle, htmlAt } from './built-site.ts';

/** Returns the characters that a font can draw. */
async function charactersOf(woff2: Buffer): Promise<ReadonlySet<string>> {
  const font = await subsetFont(woff2, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  return new Set(
    Array.from(new Face(new Blob(font)).collectUnicodes(), (code) => String.fromCodePoint(code)),
  );
}

/** Returns the words of a page's title, without the marks that name their language. */
function titleAt(path: string): string {
  const title = documentAt(path).querySelector('h1');
  for (const mark of title?.querySelectorAll('.lang-mark') ?? []) mark.remove();
  return title?.textContent ?? '';
}

// One page of each template, and those with awkward data: reading the fonts of all pages takes ten seconds.
test.each(langs)('in %s, the font that is embedded in a page has all letters of its title', async (lang) => {
  const pages = [...routes, ...awkwardRoutes].map((route) => pathIn(lang, route));
  const wrong: string[] = [];
  for (const path of pages) {
    const drawn = await charactersOf(fontOfTitle(htmlAt(path)));
    const missing = Array.from(titleAt(path).replaceAll(/\s/g, '')).filter(
      (letter) => LETTERS.includes(letter) && !drawn.has(letter),
    );
    if (missing.length > 0) wrong.push(`${path}: ${missing.join('')}`);
  }
  expect(wrong).toEqual([]);
});

import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { LETTERS } from '../../scripts/astro/fonts/fonts.ts';
import { langs } from '../../src/domain/model/languages.ts';
import { awkwardRoutes, pathIn, routes } from '../fixtures/routes.ts';
import { documentAt, fontOfTitle, htmlAt } from './built-site.ts';

/** The characters that a font draws. */
async function charactersOf(woff2: Buffer): Promise<ReadonlySet<string>> {
  const font = await subsetFont(woff2, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  return new Set(
    Array.from(new Face(new Blob(font)).collectUnicodes(), (code) => String.fromCodePoint(code)),
  );
}

/** The words of a page's title, without what says their language beside them. */
function titleAt(path: string): string {
  const title = documentAt(path).querySelector('h1');
  for (const mark of title?.querySelectorAll('.lang-mark') ?? []) mark.remove();
  return title?.textContent ?? '';
}

// One page a template, and those whose data is awkward: to read the fonts of all takes ten seconds.
test.each(langs)(
  'in %s, the title of a page is drawn in the display face by what stands in the page itself',
  async (lang) => {
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
  },
);

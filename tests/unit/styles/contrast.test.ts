import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, BACKGROUNDS } from '../../../src/domain/colours.ts';
import { sources } from './sources.ts';

/** Least contrast of text by WCAG 2.2, AAA. */
const AAA_TEXT = 7;

const TOKEN = /--color-([a-z]+): var\(--light, (#[0-9a-f]+)\) var\(--dark, (#[0-9a-f]+)\);/g;

const tokens = new Map(
  Array.from(
    readFileSync('src/styles/tokens.css', 'utf8').matchAll(TOKEN),
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

/** A colour in words, numbers or digits, where a token should stand. */
const LITERAL =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:[^;]*\b(?:white|black)\b(?!-)[^;]*;/gi;

/** Where the tokens stand: those of the site, and, of these, what a page for the frames of others needs. */
const WITH_TOKENS = ['src/styles/tokens.css', 'src/shell/embed/EmbedLayout.astro'];

test('a file names no colour, only tokens, so that it is right by day and by night', () => {
  const literal = sources
    .filter(({ path }) => !WITH_TOKENS.includes(path))
    .flatMap(({ path, css }) => {
      const code = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/--color-\w+|white-space/g, '');
      return Array.from(code.matchAll(LITERAL), ([match]) => `${path}: ${match}`);
    });
  expect(literal).toEqual([]);
});

describe.each(['light', 'dark'] as const)('on the %s background', (scheme) => {
  const { paper, mist, hairline, ...written } = Object.fromEntries(
    Array.from(tokens, ([name, values]) => [name, values[scheme]]),
  );

  test('the colours of the data are computed for the background that is there', () => {
    expect(contrast(paper ?? '', BACKGROUNDS[scheme])).toBe(1);
  });

  test.each(Object.entries(written))('%s can be read by everyone', (_, colour) => {
    expect(contrast(colour, paper ?? '')).toBeGreaterThanOrEqual(AAA_TEXT);
    expect(contrast(colour, mist ?? '')).toBeGreaterThanOrEqual(AAA_TEXT);
  });

  test('a line is finer than what is written', () => {
    expect(contrast(hairline ?? '', paper ?? '')).toBeGreaterThan(1.3);
    expect(contrast(hairline ?? '', paper ?? '')).toBeLessThan(3);
  });
});

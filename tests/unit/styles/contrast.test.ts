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

/** Colour as a name, a function or hexadecimal digits, where a token should be used. */
const LITERAL =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:[^;]*\b(?:white|black)\b(?!-)[^;]*;/gi;

/** Files that define tokens: all those of the site, and the few that a page in frames of other sites needs. */
const WITH_TOKENS = ['src/styles/tokens.css', 'src/shell/embed/EmbedLayout.astro'];

test('a file uses only tokens as colours, so that it is right in light and dark colours', () => {
  const literal = sources
    .filter(({ path }) => !WITH_TOKENS.includes(path))
    .flatMap(({ path, css }) => {
      const code = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/--color-\w+|white-space/g, '');
      return Array.from(code.matchAll(LITERAL), ([match]) => `${path}: ${match}`);
    });
  expect(literal).toEqual([]);
});

describe.each(['light', 'dark'] as const)('the tokens on the %s background', (scheme) => {
  const { paper, mist, hairline, ...written } = Object.fromEntries(
    Array.from(tokens, ([name, values]) => [name, values[scheme]]),
  );

  test('paper is the background that the colours of the data are computed for', () => {
    expect(contrast(paper ?? '', BACKGROUNDS[scheme])).toBe(1);
  });

  test.each(Object.entries(written))('%s has enough contrast for everyone to read it', (_, colour) => {
    expect(contrast(colour, paper ?? '')).toBeGreaterThanOrEqual(AAA_TEXT);
    expect(contrast(colour, mist ?? '')).toBeGreaterThanOrEqual(AAA_TEXT);
  });

  test('a line has less contrast than text', () => {
    expect(contrast(hairline ?? '', paper ?? '')).toBeGreaterThan(1.3);
    expect(contrast(hairline ?? '', paper ?? '')).toBeLessThan(3);
  });
});

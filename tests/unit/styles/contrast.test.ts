import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AA_TEXT, contrast, BACKGROUNDS, type Colour } from '../../../src/domain/colours.ts';
import { colourViews } from '../../../src/shell/colours.ts';
import { type } from '../domain/builders.ts';
import { sources } from './sources.ts';

/** Least contrast of text by WCAG 2.2, AAA. */
const AAA_TEXT = 7;

/** The colours on the tint of a row: those of the demo's types, and the darkest and the lightest there are. */
const tints = colourViews({
  eventTypes: Array.from(
    `${readFileSync('scripts/demo/festival/vocabulary.yaml', 'utf8')} ['#000000', '#000000'] ['#ffffff', '#ffffff']`
      // One pair a type, as in the file.
      .matchAll(/\['(#[0-9a-f]+)', '(#[0-9a-f]+)'\]/g),
    ([, main = '', companion = ''], id) => type(id, `Type ${id}`, id, { colours: { main, companion } }),
  ),
  editions: [],
  withdrawnEditions: [],
});

/** The share of the type's colour in the tint, and the tokens that have another value on it. */
const boxes = readFileSync('src/styles/boxes.css', 'utf8');
const share = Number(/\.tint::before \{[^}]*var\(--accent-2\) (\d+)%/.exec(boxes)?.[1]) / 100;
const onTint = /\.tint:is\(:hover, :focus-within\) \{([^}]*)\}/.exec(boxes)?.[1] ?? '';
const tokenOnTint = (name: string): string =>
  new RegExp(`--color-${name}: var\\(--color-([a-z]+)\\)`).exec(onTint)?.[1] ?? name;

/** Returns the colour of a share of one colour over another. */
function over(above: Colour, below: Colour): Colour {
  const channel = (colour: Colour, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => channel(above, at) * share + channel(below, at) * (1 - share));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

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

  test.each(['ink', 'stone', 'alert'])('%s is readable on the tint of every type', (name) => {
    expect(tints.length).toBeGreaterThan(6);
    const colour = written[tokenOnTint(name)] ?? '';
    for (const { className, [scheme]: type } of tints)
      expect(contrast(colour, over(type.companion, BACKGROUNDS[scheme])), className).toBeGreaterThanOrEqual(
        AA_TEXT,
      );
  });

  test('a line has less contrast than text', () => {
    expect(contrast(hairline ?? '', paper ?? '')).toBeGreaterThan(1.3);
    expect(contrast(hairline ?? '', paper ?? '')).toBeLessThan(3);
  });
});

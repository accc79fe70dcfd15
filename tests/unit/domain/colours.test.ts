import { describe, expect, test } from 'vitest';
import {
  AA_SHAPE,
  AA_TEXT,
  contrast,
  inkOn,
  parseColour,
  withContrastOn,
  nearestColourName,
} from '../../../src/domain/colours.ts';
import { anyColour, numbersFrom } from './builders.ts';

const random = numbersFrom(1);
const someColours = Array.from({ length: 300 }, () => anyColour(random()));

describe('a colour of the back end', () => {
  test('is normalised to six digits in lower case', () => {
    expect(['#FC0', ' #1a2B3c '].map(parseColour)).toEqual(['#ffcc00', '#1a2b3c']);
  });

  test.each(['red', '#ffcc0', '#ffcc0080', '#ggg', '#fff;}body{display:none', '#fff\n#000', ''])(
    '%j is not a colour',
    (value) => {
      expect(parseColour(value)).toBeNull();
    },
  );
});

describe('contrast', () => {
  test.each([
    ['#000', '#fff', 21],
    ['#777777', '#fff', 4.478],
    ['#123456', '#123456', 1],
  ])('between %s and %s is %f, as WCAG computes it', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 3);
  });

  test('throws an error for a value that is not a colour', () => {
    expect(() => contrast('red', '#fff')).toThrow('"red" is not a colour: expected #rgb or #rrggbb');
  });
});

describe('text on a colour', () => {
  test('is black or white', () => {
    expect(['#ffcc00', '#1a2b3c', '#ff0000'].map(inkOn)).toEqual(['#000', '#fff', '#000']);
  });

  test('always has a contrast of at least 4.5', () => {
    for (const colour of someColours)
      expect(contrast(inkOn(colour), colour), colour).toBeGreaterThanOrEqual(4.5);
  });
});

describe('a colour on a background', () => {
  test('is unchanged if its contrast suffices', () => {
    expect(withContrastOn('light', '#0000cc', AA_TEXT)).toBe('#0000cc');
    expect(withContrastOn('light', '#000', AA_TEXT)).toBe('#000000');
    expect(withContrastOn('dark', '#ffcc00', AA_TEXT)).toBe('#ffcc00');
  });

  test.each([
    ['light', '#ffffff', AA_TEXT],
    ['dark', '#000000', AA_TEXT],
    ['light', '#ffffff', AA_SHAPE],
    ['dark', '#000000', AA_SHAPE],
  ] as const)(
    'is changed until its contrast suffices, and not much further: %s, %s, %f',
    (scheme, background, atLeast) => {
      for (const colour of [...someColours, '#ffffff', '#ffff00', '#000000', '#0000ff']) {
        const seen = contrast(withContrastOn(scheme, colour, atLeast), background);
        expect(seen, colour).toBeGreaterThanOrEqual(atLeast);
        expect(seen < atLeast + 0.5 || contrast(colour, background) >= atLeast, colour).toBe(true);
      }
    },
  );
});

test.each([
  ['#000000', 'black'],
  ['#ffd500', 'gold'],
  ['#1f8fff', 'dodgerblue'],
  // The eye sees green best: other measures of distance would return dim grey or brown.
  ['#5b5f27', 'olive'],
  ['#d83bbc', 'orchid'],
])('a calendar file has the named colour nearest to that of the type: for %s %s', (colour, name) => {
  expect(nearestColourName(colour)).toBe(name);
});

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
    expect(parseColour('#FC0')).toBe('#ffcc00');
    expect(parseColour(' #1a2B3c ')).toBe('#1a2b3c');
  });

  test.each([
    'red',
    'fc0',
    '#fc',
    '#ffcc0',
    '#ffcc0080',
    '#ggg',
    '#fff;}body{display:none',
    '#fff\n#000',
    'rgb(0,0,0)',
    '',
    null,
    undefined,
    123,
  ])('%j is not a colour', (value) => {
    expect(parseColour(value)).toBeNull();
  });
});

describe('contrast', () => {
  test.each([
    ['#000', '#fff', 21],
    ['#fff', '#000', 21],
    ['#777777', '#fff', 4.478],
    ['#ff0000', '#fff', 3.998],
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

  test('is darkened on white, and lightened on black', () => {
    expect(contrast(withContrastOn('light', '#ffcc00', AA_TEXT), '#ffcc00')).toBeGreaterThan(1);
    expect(withContrastOn('light', '#ffffff', AA_TEXT)).toMatch(/^#(7[0-9a-f])\1\1$/);
    expect(withContrastOn('dark', '#000000', AA_TEXT)).toMatch(/^#(7[0-9a-f])\1\1$/);
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

test('a calendar file has the named colour nearest to the colour of the type', () => {
  expect(nearestColourName('#000000')).toBe('black');
  expect(nearestColourName('#ffd500')).toBe('gold');
  expect(nearestColourName('#1f8fff')).toBe('dodgerblue');
  expect(nearestColourName('#e01540')).toBe('crimson');
  // The eye sees green best: other measures of distance would return dim grey or brown.
  expect(nearestColourName('#5b5f27')).toBe('olive');
  expect(nearestColourName('#d83bbc')).toBe('orchid');
});

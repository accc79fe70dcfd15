import { describe, expect, test } from 'vitest';
import {
  cutFace,
  DISPLAY_FACE,
  LETTERS,
  TEXT_FACE,
  unicodeRange,
} from '../../../../scripts/astro/fonts/fonts.ts';

describe.each([
  ['display', DISPLAY_FACE],
  ['text', TEXT_FACE],
])('the %s face', (_, face) => {
  test('has the letters of every page in one file, and needs no other for common letters', async () => {
    const parts = await cutFace(face, 'Contre-jour');
    expect(parts.map(({ letters }) => letters)).toEqual([LETTERS]);
  });

  test('has a second file for other letters of names, and the companion has those it lacks', async () => {
    const [first, own, companion] = await cutFace(face, 'Ŵiśniewska, Ḥājar Łżčığşū Ÿ 漢');
    expect(first?.letters).toBe(`${LETTERS}ı`);
    expect(Array.from(own?.letters ?? '').toSorted()).toEqual(Array.from('āčğŁśşūŴŸż'));
    expect(companion?.letters).toBe('Ḥ');
  });
});

test('letters are declared to the browser as ranges', () => {
  expect(unicodeRange('ŁłŃś')).toEqual(['U+141-143', 'U+15b']);
});

import { expect, test } from 'vitest';
import {
  cutFace,
  DISPLAY_FACE,
  LETTERS,
  TEXT_FACE,
  unicodeRange,
} from '../../../../scripts/astro/fonts/fonts.ts';

test.each([
  ['display', DISPLAY_FACE],
  ['text', TEXT_FACE],
])(
  'the %s face has the letters of every page in one file, and is asked for no other without need',
  async (_, face) => {
    const parts = await cutFace(face, 'Contre-jour');
    expect(parts.map(({ letters }) => letters)).toEqual([LETTERS]);
  },
);

test.each([
  ['display', DISPLAY_FACE],
  ['text', TEXT_FACE],
])(
  'the %s face writes the names of a festival with their own letters, the companion those it lacks',
  async (_, face) => {
    const [first, own, companion] = await cutFace(face, 'Ŵiśniewska, Ḥājar Łżčığşū Ÿ 漢');
    expect(first?.letters).toBe(`${LETTERS}ı`);
    expect(
      Array.from(own?.letters ?? '')
        .toSorted()
        .join(''),
    ).toBe('āčğŁśşūŴŸż');
    expect(companion?.letters).toBe('Ḥ');
  },
);

test('letters are named to the browser as ranges', () => {
  expect(unicodeRange('ŁłŃś')).toEqual(['U+141-143', 'U+15b']);
});

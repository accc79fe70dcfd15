import { expect, test, vi } from 'vitest';
import { chosenFile, slotLength } from '../../../../src/shell/display/saved-bytes.client.ts';

const SRCSET = '/media/a-400.avif 400w, /media/a-800.avif 800w, /media/a-1200.avif 1200w';

test.each([
  [200, 1, 400],
  [800, 1, 800],
  [801, 1, 1200],
  [360, 2, 800],
  [1200, 3, 1200],
])(
  'for a slot of %d pixels at a density of %d a browser would have loaded the file of %d pixels',
  (slot, density, width) => {
    expect(chosenFile(SRCSET, slot, density)).toBe(`/media/a-${width}.avif`);
  },
);

test('no file would have been loaded if there is none', () => expect(chosenFile('', 100, 1)).toBeNull());

const sizes = '(min-width: 64rem) 25vw, (min-width: 40rem) 50vw, 100vw';

test.each([
  ['the first one that applies', sizes, ['(min-width: 64rem)', '(min-width: 40rem)'], '25vw'],
  ['the one without a condition if no other applies', sizes, [], '100vw'],
  ['the only one', '12rem', [], '12rem'],
])('the length of a picture’s slot is %s', (_, given, holding: string[], length) => {
  vi.stubGlobal('matchMedia', (condition: string) => ({ matches: holding.includes(condition) }));
  expect(slotLength(given)).toBe(length);
});

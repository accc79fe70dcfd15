import { describe, expect, test } from 'vitest';
import { chosenFile, slotLength } from '../../../../src/shell/display/saved-bytes.client.ts';

const SRCSET = '/media/a-400.avif 400w, /media/a-800.avif 800w, /media/a-1200.avif 1200w';

describe('the file of a picture that a browser would have loaded', () => {
  test.each([
    [200, 1, '/media/a-400.avif'],
    [360, 2, '/media/a-800.avif'],
    [800, 1, '/media/a-800.avif'],
    [801, 1, '/media/a-1200.avif'],
    [1200, 3, '/media/a-1200.avif'],
  ])('is the one for a slot of %d pixels at a density of %d', (slot, density, file) => {
    expect(chosenFile(SRCSET, slot, density)).toBe(file);
  });

  test('is null if there is none', () => {
    expect(chosenFile('', 100, 1)).toBeNull();
  });
});

describe('the length of a picture’s slot', () => {
  const sizes = '(min-width: 64rem) 25vw, (min-width: 40rem) 50vw, 100vw';

  test.each([
    [['(min-width: 64rem)', '(min-width: 40rem)'], '25vw'],
    [['(min-width: 40rem)'], '50vw'],
    [[], '100vw'],
  ])('is the first one that applies if %j holds', (holding: string[], length) => {
    expect(slotLength(sizes, (condition) => holding.includes(condition))).toBe(length);
  });

  test('is the same on all screens if it has no condition', () => {
    expect(slotLength('12rem', () => false)).toBe('12rem');
  });
});

import { expect, test } from 'vitest';
import { slipsAllowed, slipsBetween } from '../../../src/domain/slips.ts';

test.each([
  ['ombre', 'ombre', 0],
  ['ombre', 'ombrelle', 0],
  ['omrbe', 'ombre', 1],
  ['obmre', 'ombre', 1],
  ['ombr', 'nombre', 1],
  ['ombre', 'om', 3],
  ['lumiere', 'ombre', 3],
])('between %s and %s counts %i', (query, word, slips) => {
  expect(slipsBetween(query, word, 2)).toBe(slips);
});

test('longer words may have more slips', () => {
  expect(['nui', 'nuit', 'lumiere', 'lumieres'].map(slipsAllowed)).toEqual([0, 1, 1, 2]);
});

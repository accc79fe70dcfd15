import { expect, test } from 'vitest';
import {
  letterMask,
  mayBeWithin,
  maxEdits,
  editDistance,
} from '../../../../src/domain/search/search-words.ts';

test.each([
  ['ombre', 'ombre', 0],
  ['ombre', 'ombrelle', 3],
  ['omrbe', 'ombre', 1],
  ['obmre', 'ombre', 1],
  ['ombr', 'nombre', 2],
  ['ombre', 'om', 3],
  ['ombres', 'hombre', 2],
  ['lumiere', 'ombre', 3],
])('between %s and %s counts %i', (query, word, edits) => {
  expect(editDistance(query, word, 2)).toBe(edits);
});

test('longer words may have more slips', () => {
  expect(['port', 'ombre', 'ombres', 'lumiere'].map(maxEdits)).toEqual([0, 1, 1, 2]);
});

test.each([
  ['ombres', 'ambres', 1, true],
  ['ombres', 'obmres', 1, true],
  ['ombres', 'lampes', 1, false],
  ['lumineuse', 'lumineux', 2, true],
])('by their letters alone, %s and %s may be within %i slips: %s', (a, b, limit, may) => {
  expect(mayBeWithin(letterMask(a), letterMask(b), limit)).toBe(may);
});

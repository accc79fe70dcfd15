import { expect, test } from 'vitest';
import { boundIndex } from '../../../src/components/carousel-index.ts';

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 2],
  [0, -1, 3, 0],
  [5, 0, 3, 2],
  [0, 1, 0, 0],
])('a list of videos stops at both ends: %i moved by %i of %i is %i', (from, by, count, to) => {
  expect(boundIndex(from, by, count)).toBe(to);
});

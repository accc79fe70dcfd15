import { expect, test } from 'vitest';
import { boundIndex, wrapIndex } from '../../../src/components/carousel-index.ts';

test('a gallery goes round at both ends', () => {
  expect(wrapIndex(0, 1, 3)).toBe(1);
  expect(wrapIndex(2, 1, 3)).toBe(0);
  expect(wrapIndex(0, -1, 3)).toBe(2);
  expect(wrapIndex(0, -7, 3)).toBe(2);
  expect(wrapIndex(0, 1, 1)).toBe(0);
});

test('a list of videos stops at both ends', () => {
  expect(boundIndex(0, 1, 3)).toBe(1);
  expect(boundIndex(2, 1, 3)).toBe(2);
  expect(boundIndex(0, -1, 3)).toBe(0);
  expect(boundIndex(5, 0, 3)).toBe(2);
});

test('an empty list stays at its start', () => {
  expect(wrapIndex(0, 1, 0)).toBe(0);
  expect(boundIndex(0, 1, 0)).toBe(0);
});

import { expect, test } from 'vitest';
import { nearestColourName } from '../../../src/domain/colours.ts';

test('a calendar wears the named colour nearest to that of its type', () => {
  expect(nearestColourName('#000000')).toBe('black');
  expect(nearestColourName('#ffd500')).toBe('gold');
  expect(nearestColourName('#1f8fff')).toBe('dodgerblue');
  expect(nearestColourName('#e01540')).toBe('crimson');
});

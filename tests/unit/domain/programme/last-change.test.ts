import { expect, test } from 'vitest';
import { lastChange } from '../../../../src/domain/programme/last-change.ts';

const pulledAt = '2024-10-09T10:00:00.000Z';
const recordDates = {
  edition: { 1: '2024-09-01T10:00:00.000Z' },
  event: { 7: '2024-10-03T10:00:00.000Z' },
  person: {},
};

test('the data is of the day on which something in it last changed, not of the last pull', () => {
  expect(lastChange({ recordDates, pulledAt }, [])).toBe('2024-10-03T10:00:00.000Z');
});

test('what was withdrawn counts, of which nothing else is left', () => {
  const changes = [{ pulledAt: '2024-10-05T10:00:00.000Z' }];
  expect(lastChange({ recordDates, pulledAt }, changes)).toBe('2024-10-05T10:00:00.000Z');
});

test('a snapshot that knows no dates is of the day it was taken', () => {
  expect(lastChange({ pulledAt }, [])).toBe(pulledAt);
});

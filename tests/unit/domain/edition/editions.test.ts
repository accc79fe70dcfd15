import { describe, expect, test } from 'vitest';
import {
  currentEdition,
  editionByYear,
  isPast,
  lastEdition,
  sortEditions,
  timelineOf,
} from '../../../../src/domain/edition/editions.ts';
import { edition, ids, moment } from '../builders.ts';

const editions = [edition(5, 2018), edition(1, 2024), edition(3, 2013), edition(2, 2022), edition(9, 2022)];

test('editions stand newest first', () => {
  expect(sortEditions(editions).map(({ year }) => year)).toEqual([2024, 2022, 2022, 2018, 2013]);
});

test('the timeline numbers editions from the first ever', () => {
  expect(timelineOf(editions).map(({ rank, edition: { id } }) => [rank, id])).toEqual([
    ['01', 3],
    ['02', 5],
    ['03', 2],
    ['04', 9],
    ['05', 1],
  ]);
  const many = Array.from({ length: 12 }, (_, index) => edition(index + 1, 2000 + index));
  expect(timelineOf(many)[11]?.rank).toBe('12');
});

test('an edition is found by its year', () => {
  expect(editionByYear(editions, 2018)?.id).toBe(5);
  expect(editionByYear(editions, 2022)?.id).toBe(2);
  expect(editionByYear(editions, 2019)).toBeNull();
});

describe('the current edition', () => {
  test('is that of the year, even when there is a newer one', () => {
    expect(currentEdition(editions, 2022).id).toBe(2);
  });

  test('is the most recent one when the year has none', () => {
    expect(currentEdition(editions, 2026).id).toBe(1);
    expect(lastEdition(editions)?.id).toBe(1);
  });

  test('must exist', () => {
    expect(() => currentEdition([], 2024)).toThrow('No edition to show, neither of 2024 nor of another year');
    expect(lastEdition([])).toBeNull();
  });
});

test('sorting leaves the given list as it is', () => {
  const given = [...editions];
  sortEditions(given);
  timelineOf(given);
  expect(ids(given)).toEqual(ids(editions));
});

describe('an edition is past', () => {
  test.each([
    ['2024-11-09', '2024-11-09T23:59', false],
    ['2024-11-09', '2024-11-10T00:00', true],
    ['2024-11-09T19:00', '2024-11-09T18:59', false],
    ['2024-11-09T19:00', '2024-11-09T19:00', true],
    [null, '2024-12-31T23:59', false],
    [null, '2025-01-01T00:00', true],
  ])('ending %s, at %s: %s', (end, now, past) => {
    expect(isPast(edition(1, 2024, null, end), moment(now))).toBe(past);
  });
});

import { describe, expect, test } from 'vitest';
import {
  currentEdition,
  editionByYear,
  isPast,
  sortEditions,
  timelineOf,
  editionAfter,
  editionSpan,
} from '../../../../src/domain/edition/editions.ts';
import { edition, moment, event, timeOf, tunis } from '../builders.ts';

const editions = [edition(5, 2018), edition(1, 2024), edition(3, 2013), edition(2, 2022), edition(9, 2022)];

test('editions are sorted newest first, and found by their year', () => {
  expect(sortEditions(editions).map(({ year }) => year)).toEqual([2024, 2022, 2022, 2018, 2013]);
  expect([2018, 2022, 2019].map((year) => editionByYear(editions, year)?.id)).toEqual([5, 2, undefined]);
});

test('the timeline numbers editions from the oldest one on', () => {
  const ranks = timelineOf(editions).map(({ rank, edition: { id } }) => `${rank}: ${id}`);
  expect(ranks).toEqual(['01: 3', '02: 5', '03: 2', '04: 9', '05: 1']);
  const many = Array.from({ length: 12 }, (_, index) => edition(index + 1, 2000 + index));
  expect(timelineOf(many)[11]?.rank).toBe('12');
});

test('the current edition is that of the year, even if there is a newer one, otherwise the most recent one', () => {
  expect([2022, 2026].map((year) => currentEdition(editions, year).id)).toEqual([2, 1]);
  expect(() => currentEdition([], 2024)).toThrow('No edition to show, neither of 2024 nor of another year');
});

test.each([
  ['2024-11-09', '2024-11-09T23:59', false],
  ['2024-11-09', '2024-11-10T00:00', true],
  ['2024-11-09T19:00', '2024-11-09T18:59', false],
  ['2024-11-09T19:00', '2024-11-09T19:00', true],
  [null, '2024-12-31T23:59', false],
  [null, '2025-01-01T00:00', true],
])('whether an edition with the end %s is past at %s: %s', (end, now, past) => {
  expect(isPast(edition(1, 2024, null, end), moment(now))).toBe(past);
});

const night = event(1, 'Nuit', { time: timeOf('2024-11-09T22:00', '2024-11-10T03:00') });
const evening = event(2, 'Soirée', { time: timeOf('2024-11-09T18:00', '2024-11-09T20:00') });

test.each([
  ['ends with its last day', '2024-11-09', [], '2024-11-09T23:00:00.000Z'],
  ['ends with the last event of that day', '2024-11-09', [night, evening], '2024-11-10T02:00:00.000Z'],
  ['ends at the hour of its end', '2024-11-09T19:00', [night], '2024-11-09T18:00:00.000Z'],
  ['ends with its year if it has no end', null, [], '2024-12-31T23:00:00.000Z'],
])('the span of an edition %s', (_, end, events, closing) => {
  const span = { opening: '2024-10-08T23:00:00.000Z', closing };
  expect(editionSpan(edition(1, 2024, '2024-10-09', end), events, tunis)).toEqual(span);
});

describe('the edition that a past edition links to', () => {
  const now = moment('2025-03-01');
  const first = edition(1, 2022, '2022-09-24', '2022-10-30');
  const last = edition(2, 2024, '2024-10-09', '2024-11-09');
  const next = edition(3, 2026, '2026-10-09', '2026-11-09');

  test('is the next one that is not over', () => {
    const data = { editions: [first, last, next], current: last };
    expect([first, last].map((past) => editionAfter(past, data, now)?.year)).toEqual([2026, 2026]);
  });

  test('is the current one if all are over, and none for the current one itself', () => {
    const data = { editions: [first, last], current: last };
    expect([first, last].map((past) => editionAfter(past, data, now)?.year)).toEqual([2024, undefined]);
  });
});

import { describe, expect, test } from 'vitest';
import {
  choicesOf,
  noMapChoices,
  matching,
  readMapFilter,
  withinChoices,
  writeMapFilter,
} from '../../../../src/domain/programme/filters.ts';

const events = [
  { id: 1, days: { first: '2024-10-09', last: '2024-10-12' }, kindIds: [3] },
  { id: 2, days: { first: '2024-10-12', last: '2024-10-12' }, kindIds: [3, 5] },
  { id: 3, days: null, kindIds: [5] },
];
const idsMatching = (day: string | null, kindId: number | null) =>
  matching(events, { day, kindId }).map(({ id }) => id);

describe('the map shows', () => {
  test('every event as long as nothing is chosen', () => {
    expect(idsMatching(null, null)).toEqual([1, 2, 3]);
  });

  test('on a day what runs on it, not only what begins on it', () => {
    expect(idsMatching('2024-10-12', null)).toEqual([1, 2]);
    expect(idsMatching('2024-10-11', null)).toEqual([1]);
    expect(idsMatching('2024-10-13', null)).toEqual([]);
  });

  test('of a kind what has such an activity, on that day if one is chosen too', () => {
    expect(idsMatching(null, 5)).toEqual([2, 3]);
    expect(idsMatching('2024-10-12', 5)).toEqual([2]);
  });
});

describe('one can choose', () => {
  test('each day from the first to the last, and each kind', () => {
    expect(choicesOf(events)).toEqual({
      days: ['2024-10-09', '2024-10-10', '2024-10-11', '2024-10-12'],
      kindIds: [3, 5],
    });
  });

  test('nothing where no event is', () => {
    expect(choicesOf([])).toEqual(noMapChoices);
  });

  test('nothing else: the rest of an address is as good as absent', () => {
    const offered = { days: ['2024-10-12'], kindIds: [5] };
    expect(withinChoices({ day: '2024-10-12', kindId: 3 }, offered)).toEqual({
      day: '2024-10-12',
      kindId: null,
    });
    expect(withinChoices({ day: '2024-10-13', kindId: 5 }, offered)).toEqual({ day: null, kindId: 5 });
  });
});

test('the address names the day and the kind, beside other parameters', () => {
  const written = writeMapFilter({ day: '2024-10-12', kindId: 5 }, new URLSearchParams('kind=3&x=1'));
  expect(written.toString()).toBe('x=1&day=2024-10-12&kind=5');
  expect(readMapFilter(written)).toEqual({ day: '2024-10-12', kindId: 5 });
  expect(readMapFilter(new URLSearchParams('day=tomorrow&kind=-1'))).toEqual({ day: null, kindId: null });
});

import { describe, expect, test } from 'vitest';
import {
  coveredDays,
  editionDays,
  weeksOf,
  lateEndsOf,
  todayAt,
} from '../../../../src/domain/edition/edition-days.ts';
import { edition, event, moment, timeOf } from '../builders.ts';

const on = (start: string, end?: string) => event(1, 'x', { time: timeOf(start, end) });
const october = { first: '2024-10-09', last: '2024-11-09' };

describe('the days of an edition', () => {
  const late = [on('2024-12-24')];
  const inOctober = [on('2024-10-12'), on('2024-10-09', '2024-10-20'), event(2, 'undated')];

  test.each([
    ['are its own dates, whatever its events', '2024-10-09', '2024-11-09', late, '2024-10-09', '2024-11-09'],
    ['run from first to last event if it has no dates', null, null, inOctober, '2024-10-09', '2024-10-20'],
    ['end with the last event if it has no end', '2024-10-09', null, inOctober, '2024-10-09', '2024-10-20'],
    ['are one day if only its start is known', '2024-10-09', null, [], '2024-10-09', '2024-10-09'],
    ['are a year at most, in case of a typo', '2024-10-09', '2104-11-09', [], '2024-10-09', '2025-10-10'],
    ['never end before they begin', '2024-10-09', '2024-10-01', [], '2024-10-09', '2024-10-09'],
  ])('%s', (_, start, end, events, first, last) => {
    expect(editionDays(edition(1, 2024, start, end), events)).toEqual({ first, last });
  });

  test('are unknown if nothing has a date', () => {
    expect(editionDays(edition(1, 2024), [event(1, 'undated')])).toBeNull();
  });
});

test.each([
  ['include events within a month before and after the edition', '2024-09-08', '2024-12-10', true],
  ['exclude events that are further away', '2024-09-07', '2024-12-11', false],
])('the days a calendar covers %s', (_, first, last, areIncluded) => {
  expect(coveredDays(october, [on(first), on(last)])).toEqual(areIncluded ? { first, last } : october);
});

test('weeks are whole, from Monday to Sunday', () => {
  const weeks = weeksOf(october);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2024-10-07', '2024-11-10']);
});

describe('a day of the festival', () => {
  const night = on('2024-10-12T22:00', '2024-10-13T03:00');
  const early = on('2024-10-12T21:00', '2024-10-13T01:00');
  const late = on('2024-10-14T22:00', '2024-10-15T03:00');
  const others = [on('2024-10-12T18:00'), on('2024-10-09T18:00', '2024-11-09T19:00')];
  const ends = () => lateEndsOf([early, night, early, ...others, late]);

  test('ends with its last event, exhibitions of several weeks aside', () => {
    const nights = { '2024-10-12': '2024-10-13T02:00:00.000Z', '2024-10-14': '2024-10-15T02:00:00.000Z' };
    expect(Object.fromEntries(ends())).toEqual(nights);
  });

  test.each([
    ['is the calendar day before midnight', '2024-10-12T23:59', '2024-10-12'],
    ['lasts past midnight while a night event lasts', '2024-10-13T02:59', '2024-10-12'],
    ['changes when the night event ends', '2024-10-13T03:00', '2024-10-13'],
    ['changes at midnight after a day without a night event', '2024-10-14T00:30', '2024-10-14'],
    ['changes at midnight before the first night event', '2024-10-12T00:30', '2024-10-12'],
  ])('%s: at %s it is %s', (_, now, day) => {
    expect(todayAt(moment(now), ends())).toBe(day);
  });
});

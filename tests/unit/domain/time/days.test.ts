import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayParts,
  daysBetween,
  daysFrom,
  isDay,
  monthOf,
  sameDayInMonth,
  weekdayOf,
} from '../../../../src/domain/time/days.ts';

describe('a day of the calendar', () => {
  test.each(['2024-02-29', '2000-02-29', '2024-12-31', '1969-07-20'])('%s exists', (day) => {
    expect(isDay(day)).toBe(true);
  });

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-10-00',
    '2024-1-9',
    '0024-10-09',
    '2024-10-09T10:00',
    ' 2024-10-09',
    '',
  ])('"%s" does not', (day) => {
    expect(isDay(day)).toBe(false);
  });

  test('that does not exist is refused with a word on what is expected', () => {
    expect(() => dayParts('2024-02-30')).toThrow('"2024-02-30" is not a calendar day: expected yyyy-MM-dd');
  });
});

test('days are counted over the ends of months and years and over 29 February', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2023-02-28', 1)).toBe('2023-03-01');
  expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
  expect(addDays('1970-01-01', -1)).toBe('1969-12-31');
  expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
  expect(daysBetween('2024-10-12', '2024-10-09')).toBe(-3);
});

test('weeks start on Monday, before 1970 too', () => {
  expect(weekdayOf('2024-10-07')).toBe(0);
  expect(weekdayOf('2024-10-13')).toBe(6);
  expect(weekdayOf('1969-07-20')).toBe(6);
});

test('a range has both its ends, and none when they are swapped', () => {
  expect(daysFrom({ first: '2024-02-28', last: '2024-03-01' })).toEqual([
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
  ]);
  expect(daysFrom({ first: '2024-10-09', last: '2024-10-09' })).toEqual(['2024-10-09']);
  expect(daysFrom({ first: '2024-10-09', last: '2024-10-08' })).toEqual([]);
});

test('months are counted over the ends of years', () => {
  expect(monthOf('2024-10-09')).toBe('2024-10');
  expect(addMonths('2024-11', 2)).toBe('2025-01');
  expect(addMonths('2024-01', -1)).toBe('2023-12');
});

test('the same date in a shorter month is its last day', () => {
  expect(sameDayInMonth('2024-01-31', '2024-02')).toBe('2024-02-29');
  expect(sameDayInMonth('2024-10-31', '2024-11')).toBe('2024-11-30');
  expect(sameDayInMonth('2024-10-09', '2024-11')).toBe('2024-11-09');
});

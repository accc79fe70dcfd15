import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayParts,
  daysBetween,
  daysFrom,
  isDay,
  isFestivalYear,
  monthOf,
  sameDayInMonth,
  weekdayOf,
  weekOf,
} from '../../../../src/domain/time/days.ts';

describe('a day of the calendar', () => {
  test.each(['2024-02-29', '2000-02-29', '2024-12-31', '1969-07-20'])('%s exists', (day) => {
    expect(isDay(day)).toBe(true);
  });

  const unreal = ['2023-02-29', '1900-02-29', '2024-02-30', '2024-13-01', '2024-1-9', '0024-10-09', ''];

  test.each(unreal)('"%s" does not exist', (day) => {
    expect(isDay(day)).toBe(false);
  });

  test('throws an error with the expected format if it does not exist', () => {
    expect(() => dayParts('2024-02-30')).toThrow('"2024-02-30" is not a calendar day: expected yyyy-MM-dd');
  });
});

test('a year of a festival is a whole number from 1800 to 2199', () => {
  expect([1799, 1800, 2024, 2024.5, 2199, 2200].filter(isFestivalYear)).toEqual([1800, 2024, 2199]);
});

describe('days', () => {
  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2025-01-01', -1, '2024-12-31'],
    ['1970-01-01', -1, '1969-12-31'],
  ])('are counted across months, years and 29 February: %s plus %i is %s', (day, count, other) => {
    expect(addDays(day, count)).toBe(other);
    expect(daysBetween(day, other)).toBe(count);
  });

  test('are in weeks that begin on Monday, before 1970 too', () => {
    expect(['2024-10-07', '2024-10-13', '1969-07-20'].map(weekdayOf)).toEqual([0, 6, 6]);
  });

  test.each([
    ['2024-10-13', '2024-10-07', '2024-10-13'],
    ['2025-01-01', '2024-12-30', '2025-01-05'],
  ])('of the week of %s run from %s to %s', (day, first, last) => {
    expect(weekOf(day)).toEqual(daysFrom({ first, last }));
    expect(weekOf(day)).toHaveLength(7);
  });

  test('of a range include both ends, and are none if these are swapped', () => {
    const from = (first: string, last: string) => daysFrom({ first, last });
    expect(from('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
    expect(from('2024-10-09', '2024-10-09')).toEqual(['2024-10-09']);
    expect(from('2024-10-09', '2024-10-08')).toEqual([]);
  });
});

describe('months', () => {
  test('are counted across years', () => {
    expect(monthOf('2024-10-09')).toBe('2024-10');
    expect([addMonths('2024-11', 2), addMonths('2024-01', -1)]).toEqual(['2025-01', '2023-12']);
  });

  test.each([
    ['2024-01-31', '2024-02', '2024-02-29'],
    ['2024-10-31', '2024-11', '2024-11-30'],
    ['2024-10-09', '2024-11', '2024-11-09'],
  ])('have the date of %s in %s on %s, or on their last day if they are shorter', (day, month, same) => {
    expect(sameDayInMonth(day, month)).toBe(same);
  });
});

import { describe, expect, test } from 'vitest';
import { formatClock, formatProgrammeTime } from '../../../../src/domain/time/clock-style.ts';
import {
  dateBadge,
  formatButtonDay,
  formatDateRange,
  formatDay,
  formatDayMonth,
  formatLongDate,
  weekdayNames,
} from '../../../../src/domain/time/format-dates.ts';

test('a day is said with its weekday', () => {
  expect(formatDay('2024-10-09', 'fr')).toBe('mercredi 9 octobre');
  expect(formatDay('2024-10-09', 'en')).toBe('Wednesday 9 October');
});

test('the first of a month is "1er" in French', () => {
  expect(formatDay('2024-11-01', 'fr')).toBe('vendredi 1er novembre');
  expect(formatDayMonth('2024-11-01', 'fr')).toBe('1er novembre');
  expect(formatLongDate('2024-11-01', 'fr')).toBe('1er novembre 2024');
  expect(formatLongDate('2024-11-01', 'en')).toBe('1 November 2024');
  expect(formatDayMonth('2024-11-11', 'fr')).toBe('11 novembre');
  expect(formatDateRange({ first: '2024-11-01', last: '2024-11-03' }, 'fr')).toBe('1er–3 novembre 2024');
});

describe('a range of days', () => {
  test.each([
    ['2024-10-09', '2024-11-09', '9 octobre – 9 novembre 2024', '9 October – 9 November 2024'],
    ['2024-10-09', '2024-10-12', '9–12 octobre 2024', '9–12 October 2024'],
    ['2024-10-09', '2024-10-09', '9 octobre 2024', '9 October 2024'],
    ['2024-12-28', '2025-01-03', '28 décembre 2024 – 3 janvier 2025', '28 December 2024 – 3 January 2025'],
    ['2023-10-09', '2024-10-12', '9 octobre 2023 – 12 octobre 2024', '9 October 2023 – 12 October 2024'],
  ])('from %s to %s says once what both share', (first, last, fr, en) => {
    expect(formatDateRange({ first, last }, 'fr')).toBe(fr);
    expect(formatDateRange({ first, last }, 'en')).toBe(en);
  });
});

test('the button that clears the day reads day-month-year with two digits', () => {
  expect(formatButtonDay('2024-02-09')).toBe('09-02-2024');
});

test('a programme time reads 18H30', () => {
  expect(formatProgrammeTime('18:30')).toBe('18H30');
  expect(formatProgrammeTime('09:00')).toBe('09H00');
});

test.each([
  ['00:05', '12:05\u00a0am'],
  ['09:00', '9:00\u00a0am'],
  ['11:59', '11:59\u00a0am'],
  ['12:00', '12:00\u00a0pm'],
  ['18:30', '6:30\u00a0pm'],
])('%s is %s in English and itself in French', (time, english) => {
  expect(formatClock(time, 'en')).toBe(english);
  expect(formatClock(time, 'fr')).toBe(time);
});

test('a date badge has short names', () => {
  expect(dateBadge('2024-09-09', 'fr')).toEqual({ date: '9', month: 'sept.', weekday: 'lun.' });
  expect(dateBadge('2024-09-09', 'en')).toEqual({ date: '9', month: 'Sep', weekday: 'Mon' });
});

test('calendars begin with Monday', () => {
  expect(weekdayNames('fr').map(({ long }) => long)).toEqual([
    'lundi',
    'mardi',
    'mercredi',
    'jeudi',
    'vendredi',
    'samedi',
    'dimanche',
  ]);
  expect(weekdayNames('en')[6]).toEqual({ long: 'Sunday', short: 'Sun' });
});

test('twelve months have twelve names', () => {
  const months = Array.from({ length: 12 }, (_, index) => `2024-${String(index + 1).padStart(2, '0')}`);
  const names = months.map((month) => formatDayMonth(`${month}-15`, 'en').replace('15 ', ''));
  expect(new Set(names).size).toBe(12);
  expect(names[0]).toBe('January');
  expect(names[11]).toBe('December');
});

test('a day that does not exist is refused', () => {
  expect(() => formatDay('2023-02-29', 'fr')).toThrow('not a calendar day');
});

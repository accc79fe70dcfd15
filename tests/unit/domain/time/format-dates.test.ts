import { describe, expect, test } from 'vitest';
import { formatClock, formatProgrammeTime } from '../../../../src/domain/time/clock-style.ts';
import { formatClockRange, formatDuration, inClockStyle } from '../../../../src/domain/time/clock-ranges.ts';
import {
  dateBadge,
  formatButtonDay,
  formatDateRange,
  formatDay,
  formatDayIn,
  formatDayNumber,
  formatMonth,
  weekdayNames,
} from '../../../../src/domain/time/format-dates.ts';
import { formatEditionDates, formatHours, formatWhen } from '../../../../src/domain/time/format-when.ts';
import { edition, timeOf } from '../builders.ts';

/** Replaces non-breaking spaces and removes word joiners; line breaks have tests of their own. */
const plain = (text: string | null): string | null =>
  text?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '') ?? null;

describe('a day', () => {
  test.each([
    ['2024-11-01', 'vendredi 1er novembre', 'Friday 1 November'],
    ['2024-11-11', 'lundi 11 novembre', 'Monday 11 November'],
  ])('%s is written with its weekday', (day, fr, en) => {
    expect([formatDay(day, 'fr'), formatDay(day, 'en')].map(plain)).toEqual([fr, en]);
  });

  test('has its year if the page is about another year, or about none', () => {
    expect(plain(formatDayIn('2024-10-09', 'fr', 2024))).toBe('mercredi 9 octobre');
    expect(plain(formatDayIn('2022-10-09', 'fr', 2024))).toBe('dimanche 9 octobre 2022');
    expect(plain(formatDayIn('2024-10-09', 'en', null))).toBe('Wednesday 9 October 2024');
  });
});

describe('a range of days', () => {
  test.each([
    ['2024-10-09', '2024-11-09', null, '9 octobre – 9 novembre 2024', '9 October – 9 November 2024'],
    ['2024-10-09', '2024-11-09', 2024, '9 octobre – 9 novembre', '9 October – 9 November'],
    ['2024-10-09', '2024-10-12', null, '9–12 octobre 2024', '9–12 October 2024'],
    ['2024-11-01', '2024-11-03', 2024, '1er–3 novembre', '1–3 November'],
    ['2024-10-09', '2024-10-09', null, '9 octobre 2024', '9 October 2024'],
    ['2024-12-28', '2025-05-03', 2024, '28 décembre 2024 – 3 mai 2025', '28 December 2024 – 3 May 2025'],
  ])('from %s to %s on a page of %s has the shared parts once', (first, last, pageYear, fr, en) => {
    expect(plain(formatDateRange({ first, last }, 'fr', pageYear))).toBe(fr);
    expect(plain(formatDateRange({ first, last }, 'en', pageYear))).toBe(en);
  });

  test('breaks only after its dash, if both ends are written in full', () => {
    const range = { first: '2024-10-09', last: '2024-11-09' };
    expect(formatDateRange(range, 'fr', 2024)).toBe('9\u00a0octobre\u00a0– 9\u00a0novembre');
    expect(formatDateRange({ ...range, last: '2024-10-12' }, 'fr', 2024)).toBe('9–\u206012\u00a0octobre');
  });
});

test.each([
  ['00:00', 'minuit', 'midnight'],
  ['00:05', '0 h 05', '12.05am'],
  ['12:00', '12 h', 'noon'],
  ['12:30', '12 h 30', '12.30pm'],
  ['18:30', '18 h 30', '6.30pm'],
  ['24:00', 'minuit', 'midnight'],
])('%s is %s in French and %s in English', (time, fr, en) => {
  expect(plain(formatClock(time, 'fr'))).toBe(fr);
  expect(formatClock(time, 'en')).toBe(en);
  expect(formatClock(time, 'fr')).not.toContain(' ');
});

test.each([
  ['18:30', '20:15', '18 h 30 – 20 h 15', '6.30–8.15pm'],
  ['10:00', '18:00', '10 h – 18 h', '10am–6pm'],
  ['12:00', '18:00', '12 h – 18 h', 'noon–6pm'],
  ['10:00', '12:00', '10 h – 12 h', '10am–noon'],
  ['22:00', '02:00', '22 h – 2 h', '10pm–2am'],
  ['20:00', '24:00', '20 h – minuit', '8pm–midnight'],
  ['00:00', '24:00', '24 h sur 24', '24 hours'],
])('from %s to %s is %s in French and %s in English', (from, to, fr, en) => {
  expect(plain(formatClockRange(from, to, 'fr'))).toBe(fr);
  expect(plain(formatClockRange(from, to, 'en'))).toBe(en);
  expect(formatClockRange(from, to, 'fr').replace('24\u00a0h sur', '')).not.toMatch(/ |–(?!\u2060)/);
});

test('hours in words of the back end are written in the clock style, and nothing else in them is changed', () => {
  const said = (words: string, lang: 'fr' | 'en') => plain(inClockStyle(words, lang));
  expect(said('10:00 – 18:00', 'fr')).toBe('10 h – 18 h');
  expect(said('10:00-18:00, Friday until 21:00', 'en')).toBe('10am–6pm, Friday until 9pm');
  expect(said('00:00 – 24:00', 'en')).toBe('24 hours');
  for (const words of ['2:00 – 6:00', '10h – 18h', '1:23:45', '12:60', '25:00'])
    expect(said(words, 'en')).toBe(words);
});

test.each([
  [60, '1 h', '1 h'],
  [105, '1 h 45', '1 h 45 min'],
  [125, '2 h 05', '2 h 5 min'],
])('%s minutes are %s in French and %s in English', (minutes, fr, en) => {
  expect([formatDuration(minutes, 'fr'), formatDuration(minutes, 'en')].map(plain)).toEqual([fr, en]);
});

describe('the date of an event', () => {
  const evening = timeOf('2024-10-12T18:30', '2024-10-12T20:00');
  const run = timeOf('2024-10-09T18:00', '2024-11-09');

  test('is its day and hour, or its days, with the year if the page is not about it', () => {
    expect(plain(formatWhen(evening, 'fr', 2024))).toBe('samedi 12 octobre, 18 h 30');
    expect(plain(formatWhen(evening, 'en', 2022))).toBe('Saturday 12 October 2024, 6.30pm');
    expect(plain(formatWhen(run, 'fr', 2024))).toBe('9 octobre – 9 novembre');
    expect(plain(formatWhen(run, 'en', null))).toBe('9 October – 9 November 2024');
    expect(plain(formatWhen(timeOf('2024-10-12'), 'fr', 2024))).toBe('samedi 12 octobre');
    expect(formatWhen(null, 'en', null)).toBeNull();
  });

  test('has hours only if the event is on one day', () => {
    expect(plain(formatHours(evening, 'fr'))).toBe('18 h 30 – 20 h');
    expect(plain(formatHours(timeOf('2024-10-12T21:00'), 'en'))).toBe('9pm');
    expect(formatHours(timeOf('2024-10-12'), 'fr')).toBeNull();
    expect(formatHours(run, 'fr')).toBeNull();
  });
});

test('the dates of an edition run from its first day to its last, as far as they are known', () => {
  const dates = (...days: string[]) => plain(formatEditionDates(edition(1, 2024, ...days), 'fr'));
  expect(dates('2024-10-09', '2024-11-09')).toBe('9 octobre – 9 novembre 2024');
  expect(dates('2024-10-09')).toBe('9 octobre 2024');
  expect(dates()).toBeNull();
});

const longNames = (lang: 'fr' | 'en') =>
  weekdayNames(lang)
    .map(({ long }) => long)
    .join(' ');

test.each([
  ['a month with its year in French', () => formatMonth('2024-08', 'fr'), 'août 2024'],
  ['a month with its year in English', () => formatMonth('2024-08', 'en'), 'August 2024'],
  ['the first day of a month', () => formatDayNumber('2024-11-01', 'fr'), '1er'],
  ['the day of a button with two digits', () => formatButtonDay('2024-02-09'), '09-02-2024'],
  ['a time of the programme with an H', () => formatProgrammeTime('18:30'), '18H30'],
  ['an hour of the programme with a leading zero', () => formatProgrammeTime('09:00'), '09H00'],
  ['a week from Monday on', () => longNames('fr'), 'lundi mardi mercredi jeudi vendredi samedi dimanche'],
  ['a weekday in short', () => weekdayNames('en')[6]?.short, 'Sun'],
])('the site writes %s', (_, write, expected) => {
  expect(write()).toBe(expected);
});

test('a date badge has short names', () => {
  expect(dateBadge('2024-09-09', 'fr')).toEqual({ date: '9', month: 'sept.', weekday: 'lun.' });
  expect(dateBadge('2024-09-09', 'en')).toEqual({ date: '9', month: 'Sep', weekday: 'Mon' });
});

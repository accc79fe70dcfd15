import { describe, expect, test } from 'vitest';
import { eventTime, hourOf, startsOn } from '../../../../src/domain/event/event-time.ts';
import { daysOf, isMultiDay, onlyDayOf, runsOn } from '../../../../src/domain/event/event-days.ts';
import { moment, timeOf } from '../builders.ts';

describe('the start of an event', () => {
  test.each([
    ['its date', '12T18:30', '10T10:00', '12', '18:30'],
    ['its start if it has no date', null, '10T10:00', '10', '10:00'],
    ['at the hour of its start if its date is the same day without an hour', '12', '12T18:30', '12', '18:30'],
    ['at no hour if its start is on another day', '12', '11T18:30', '12', null],
    ['at no hour if neither has one', '12', '12', '12', null],
    ['at the hour of its date if both have one', '12T18:30', '12T10:00', '12', '18:30'],
  ])('is %s', (_, date, start, day, time) => {
    const on = (wire: string) => moment(`2024-10-${wire}`);
    const made = eventTime({ date: date === null ? null : on(date), start: on(start), end: null });
    expect(made?.start).toMatchObject({ day: `2024-10-${day}`, time });
  });

  test('is unknown if only an end is given', () => {
    const time = eventTime({ date: null, start: null, end: moment('2024-10-12') });
    expect([time, hourOf(time)]).toEqual([null, null]);
  });
});

describe('the end of an event', () => {
  test.each([
    ['before the start', '2024-10-12T18:30', '2024-10-12T17:00'],
    ['at the start', '2024-10-12T18:30', '2024-10-12T18:30'],
    ['on the day before', '2024-10-12', '2024-10-11'],
    ['on the same day without an hour', '2024-10-12T18:30', '2024-10-12'],
  ])('is unknown if it is %s', (_when, start, end) => {
    expect(timeOf(start, end)).toMatchObject({ end: null, firstDay: '2024-10-12', lastDay: '2024-10-12' });
  });

  test('may have an hour if the start has none', () => {
    expect(timeOf('2024-10-12', '2024-10-12T20:00').end?.time).toBe('20:00');
  });
});

describe('the days of an event', () => {
  test('an event ending after midnight belongs to the day it starts', () => {
    const night = timeOf('2024-10-12T22:00', '2024-10-13T03:00');
    expect(night).toMatchObject({ firstDay: '2024-10-12', lastDay: '2024-10-12' });
    expect(night.end?.day).toBe('2024-10-13');
    expect(onlyDayOf(night)).toBe('2024-10-12');
    expect(runsOn(night, '2024-10-13')).toBe(false);
  });

  test.each([
    ['ends at noon', '2024-10-12T22:00', '2024-10-13T12:00'],
    ['lasts a whole day', '2024-10-12T10:00', '2024-10-13T10:00'],
    ['ends on a day without an hour', '2024-10-12T22:00', '2024-10-13'],
  ])('an event that %s runs on both days', (_what, start, end) => {
    expect(timeOf(start, end).lastDay).toBe('2024-10-13');
  });

  test('an event that lasts a minute less than a day belongs to the day it starts', () => {
    expect(timeOf('2024-10-12T10:00', '2024-10-13T09:59').lastDay).toBe('2024-10-12');
  });

  test('an exhibition runs on every day from the first to the last', () => {
    const exhibition = timeOf('2024-10-09', '2024-11-09');
    expect(isMultiDay(exhibition)).toBe(true);
    expect(onlyDayOf(exhibition)).toBeNull();
    expect(daysOf(exhibition)).toHaveLength(32);
    expect(
      ['2024-10-08', '2024-10-09', '2024-11-09', '2024-11-10'].map((day) => runsOn(exhibition, day)),
    ).toEqual([false, true, true, false]);
    expect(startsOn(exhibition, '2024-10-09')).toBe(true);
    expect(startsOn(exhibition, '2024-10-10')).toBe(false);
  });

  test('are limited to a range if one is given', () => {
    const exhibition = timeOf('2024-10-09', '2024-11-09');
    const last = ['2024-11-08', '2024-11-09'];
    expect(daysOf(exhibition, { first: '2024-11-08', last: '2024-11-30' })).toEqual(last);
    expect(daysOf(exhibition, { first: '2024-10-01', last: '2024-10-09' })).toEqual(['2024-10-09']);
    expect(daysOf(exhibition, { first: '2024-12-01', last: '2024-12-31' })).toEqual([]);
  });

  test('are only the first day if the year of its end is mistyped and more than ten years away', () => {
    expect(daysOf(timeOf('2024-10-09', '2034-10-18'))).toEqual(['2024-10-09']);
    expect(daysOf(timeOf('2024-10-09', '2034-10-17'))).toHaveLength(10 * 366 + 1);
  });
});

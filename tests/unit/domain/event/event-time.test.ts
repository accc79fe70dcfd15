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

  test('may have an hour if the start has none', () =>
    expect(timeOf('2024-10-12', '2024-10-12T20:00').end?.time).toBe('20:00'));
});

describe('the days of an event', () => {
  test('an event ending after midnight belongs to the day it starts', () => {
    const night = timeOf('2024-10-12T22:00', '2024-10-13T03:00');
    expect(night).toMatchObject({
      firstDay: '2024-10-12',
      lastDay: '2024-10-12',
      end: { day: '2024-10-13' },
    });
    expect([onlyDayOf(night), runsOn(night, '2024-10-13')]).toEqual(['2024-10-12', false]);
  });

  test.each([
    ['ends at noon runs on both days', '12T22:00', '13T12:00', '13'],
    ['lasts a whole day runs on both days', '12T10:00', '13T10:00', '13'],
    ['lasts a minute less belongs to the day it starts', '12T10:00', '13T09:59', '12'],
    ['ends on a day without an hour runs on both days', '12T22:00', '13', '13'],
  ])('an event that %s', (_, start, end, last) => {
    expect(timeOf(`2024-10-${start}`, `2024-10-${end}`).lastDay).toBe(`2024-10-${last}`);
  });

  test('an exhibition runs on every day from the first to the last', () => {
    const exhibition = timeOf('2024-10-09', '2024-11-09');
    expect([isMultiDay(exhibition), onlyDayOf(exhibition)]).toEqual([true, null]);
    expect(daysOf(exhibition)).toHaveLength(32);
    const days = ['2024-10-08', '2024-10-09', '2024-11-09', '2024-11-10'];
    expect(days.filter((day) => runsOn(exhibition, day))).toEqual(['2024-10-09', '2024-11-09']);
    expect(days.filter((day) => startsOn(exhibition, day))).toEqual(['2024-10-09']);
  });

  test('are only the first day if the year of its end is mistyped and more than ten years away', () => {
    expect(daysOf(timeOf('2024-10-09', '2034-10-18'))).toEqual(['2024-10-09']);
    expect(daysOf(timeOf('2024-10-09', '2034-10-17'))).toHaveLength(10 * 366 + 1);
  });
});

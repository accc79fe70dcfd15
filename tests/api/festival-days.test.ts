import { describe, expect, test } from 'vitest';
import { festivalDays } from '../../scripts/api/festival/festival-days.ts';
import { wallClockIn } from '../../scripts/api/festival/wall-clock.ts';

const clock = wallClockIn('Africa/Tunis');

const days = (date: string | null, date_end: string | null = null, date_debut: string | null = null) => {
  const days = festivalDays({ date, date_end, date_debut }, clock);
  return days && [days.startsOn, days.endsOn];
};

describe('the days of an event, in Tunis', () => {
  /** Dates of October 2024; an hour without an offset is that of Tunis. */
  test.each([
    ['a single moment', '12T18:30+01:00', null, 12, 12],
    ['an instant that belongs to the day before in UTC', '12T23:30Z', null, 13, 13],
    ['a time without an offset', '12T23:30', null, 12, 12],
    ['a day without an hour', '12', null, 12, 12],
    ['days without hours, including the last', '12', '14', 12, 14],
    ['a night', '12T22:00', '13T04:00', 12, 12],
    ['a night that ends in the morning', '12T21:00', '13T08:00', 12, 12],
    ['two days', '12T10:00', '13T17:00', 12, 13],
    ['two days, the second one until 11:00', '12T09:00', '13T11:00', 12, 13],
    ['an end before the start', '12T10:00', '11T10:00', 12, 12],
  ])('are right for %s', (_, date, end, first, last) => {
    const on = (day: number | string) => `2024-10-${day}`;
    expect(days(on(date), end === null ? null : on(end))).toEqual([on(first), on(last)]);
  });

  test('are one for the night in which the clocks went forward', () => {
    expect(days('2008-03-29T23:00+01:00', '2008-03-30T04:00+02:00')).toEqual(['2008-03-29', '2008-03-29']);
  });

  test('follow the festival’s time zone, whose offset may change within an event', () => {
    const inParis = (date: string, date_end: string) =>
      festivalDays({ date, date_end, date_debut: null }, wallClockIn('Europe/Paris'));
    // From 22:30 summer time to 09:00 winter time: the night is an hour longer.
    expect(inParis('2026-10-24T20:30:00Z', '2026-10-25T08:00:00Z')).toMatchObject({
      startsOn: '2026-10-24',
      endsOn: '2026-10-24',
      overAt: '2026-10-25T09:00:00',
    });
    expect(inParis('2026-06-30T22:30:00Z', '2026-12-30T23:30:00Z')).toMatchObject({
      startsOn: '2026-07-01',
      endsOn: '2026-12-31',
    });
  });

  test('begin with `date_debut` if there is no `date`, and are null without either', () => {
    expect(days(null, null, '2024-10-09')).toEqual(['2024-10-09', '2024-10-09']);
    expect(days(null)).toBeNull();
  });

  test('cannot be derived from a malformed date', () => {
    for (const date of ['12/10/2024', '2024-13-01T10:00', '2024-10-12 10:00', 'soon'])
      expect(() => days(date), date).toThrow(/not an ISO 8601 date-time/);
  });
});

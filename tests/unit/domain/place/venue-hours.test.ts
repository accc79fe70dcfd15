import { describe, expect, test } from 'vitest';
import { venueSchedules } from '../../../../src/domain/place/venue-hours.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { event, moment, place, timeOf } from '../builders.ts';

const calendar = {
  days: { first: '2024-10-09', last: '2024-11-09' },
  publicHolidays: new Set(['2024-10-15']),
};
const run = timeOf('2024-10-09T10:00', '2024-11-09T18:00');
const venueWithoutHours = { ...place(1, { fr: 'Palais' }), openingDays: {}, openingHours: null };
const daily = { openingDays: { fr: 'Tous les jours' }, openingHours: '9h – 19h' };

const exhibition = (id: number, days: string, hours: string, given: Partial<FestivalEvent> = {}) =>
  event(id, `Exposition ${id}`, { time: run, openingDays: { fr: days }, openingHours: hours, ...given });

const schedulesOf = (venue: Parameters<typeof venueSchedules>[0], events: FestivalEvent[]) =>
  venueSchedules(venue, events, calendar).map((schedule) => ({
    isOwn: schedule.isOwn,
    events: schedule.events.map(({ id }) => id),
    closed: schedule.hours.week.flatMap((hours, day) => (hours.length === 0 ? [day] : [])),
    exceptions: schedule.exceptions.map(({ day, hours }) => [day, hours.length]),
  }));

describe('the hours of a venue', () => {
  test('are its own first, then those of events with other hours', () => {
    const events = [
      exhibition(1, 'Du mardi au dimanche', '10h – 18h'),
      exhibition(2, 'Tous les jours', '9h – 19h'),
    ];
    expect(schedulesOf({ ...venueWithoutHours, ...daily }, events)).toEqual([
      { isOwn: true, events: [2], closed: [], exceptions: [] },
      { isOwn: false, events: [1], closed: [0], exceptions: [] },
    ]);
  });

  test('are listed once for events with the same hours', () => {
    const events = [
      exhibition(1, 'Du mardi au dimanche', '10h – 18h'),
      exhibition(2, 'Tous les jours sauf le lundi', '10:00 – 18:00'),
    ];
    expect(schedulesOf(venueWithoutHours, events)).toEqual([
      { isOwn: false, events: [1, 2], closed: [0], exceptions: [] },
    ]);
  });

  test('apply from the first day of their events to the last, and its own on the days of the edition', () => {
    const runs = ['12 16', '10 20', '14 18'].map((days) => {
      const [first, last] = days.split(' ');
      return timeOf(`2024-10-${first}`, `2024-10-${last}`);
    });
    const events = runs.map((time, index) =>
      exhibition(index + 1, 'Du mardi au dimanche', '10h – 18h', { time }),
    );
    const daysOf = (days: typeof calendar.days | null) =>
      venueSchedules({ ...venueWithoutHours, ...daily }, events, { ...calendar, days }).map(
        (schedule) => schedule.days,
      );
    const days = { first: '2024-10-10', last: '2024-10-20' };
    expect(daysOf(calendar.days)).toEqual([calendar.days, days]);
    expect(daysOf(null)).toEqual([null, days]);
  });

  test('list the public holidays and the closures that change them, and no others', () => {
    const events = [
      exhibition(1, 'Du mardi au dimanche, fermé les jours fériés', '10h – 18h'),
      // A closure on a Friday, when it would be open, and on a Monday, when it is closed anyway.
      exhibition(2, 'Du mardi au dimanche', '10h – 18h', { closures: ['2024-10-18', '2024-10-21'] }),
      exhibition(3, 'Dimanche et jours fériés', '10h – 18h'),
      exhibition(4, 'Tous les jours', ''),
      // The exhibition begins at 10:00 on its first day, and ends at 18:00 on its last.
      exhibition(5, 'Tous les jours', '9h – 19h'),
    ];
    expect(schedulesOf(venueWithoutHours, events).map(({ exceptions }) => exceptions)).toEqual([
      [['2024-10-15', 0]],
      [['2024-10-18', 0]],
      [['2024-10-15', 1]],
      [],
      [
        ['2024-10-09', 1],
        ['2024-11-09', 1],
      ],
    ]);
  });

  test('begin with the vernissage on the first day, even at the hour at which the venue closes', () => {
    const opens = (time: string) => {
      const given = { time: timeOf('2024-10-12', '2024-11-09'), vernissage: moment(`2024-10-12T${time}`) };
      const later = { time: timeOf('2024-10-20', '2024-11-09'), vernissage: moment('2024-10-20T14:00') };
      const events = [given, later].map((one, id) => exhibition(id, 'Tous les jours', '10h – 18h', one));
      return venueSchedules(venueWithoutHours, events, calendar).map(({ exceptions }) => exceptions);
    };
    expect(opens('16:30')).toEqual([[{ day: '2024-10-12', hours: [{ opens: 990, closes: 1080 }] }]]);
    expect(opens('18:00')).toEqual([[{ day: '2024-10-12', hours: 'hours-unknown', from: '18:00' }]]);
    expect(opens('09:00')).toEqual([[]]);
  });

  test('begin with a vernissage later than the first day', () => {
    const given = { time: timeOf('2024-10-12', '2024-11-09'), vernissage: moment('2024-10-14T16:30') };
    expect(
      venueSchedules(venueWithoutHours, [exhibition(1, 'Tous les jours', '10h – 18h', given)], calendar),
    ).toMatchObject([
      {
        days: { first: '2024-10-14', last: '2024-11-09' },
        exceptions: [{ day: '2024-10-14', hours: [{ opens: 990, closes: 1080 }] }],
      },
    ]);
  });

  test('begin at the hour of an exhibition that first opens once the venue has closed', () => {
    const given = { time: timeOf('2024-10-12T19:00', '2024-11-09') };
    const [schedule] = venueSchedules(
      venueWithoutHours,
      [exhibition(1, 'Tous les jours', '10h – 18h', given)],
      calendar,
    );
    expect(schedule?.exceptions).toEqual([{ day: '2024-10-12', hours: 'hours-unknown', from: '19:00' }]);
  });

  test('end on the last day when the last of their events ends', () => {
    const until = (...ends: string[]) => {
      const events = ends.map((end, id) =>
        exhibition(id, 'Tous les jours', '10h – 18h', { time: timeOf('2024-10-09T10:00', end) }),
      );
      return venueSchedules(venueWithoutHours, events, calendar).map(({ exceptions }) => exceptions);
    };
    const last = '2024-11-09';
    expect(until(`${last}T14:00`)).toEqual([[{ day: last, hours: [{ opens: 600, closes: 840 }] }]]);
    expect(until(`${last}T14:00`, `${last}T16:00`)).toEqual([
      [{ day: last, hours: [{ opens: 600, closes: 960 }] }],
    ]);
    expect(until(`${last}T09:00`)).toEqual([[{ day: last, hours: [] }]]);
    for (const others of [[last], ['2024-11-10'], [`${last}T18:00`]])
      expect(until(`${last}T14:00`, ...others)[0]).not.toContainEqual(expect.objectContaining({ day: last }));
    // It ends in the night after the last evening, so that it does not open on that day again.
    expect(until('2024-11-10T02:00')).toEqual([[{ day: '2024-11-10', hours: [] }]]);
  });

  test('exclude hours that cannot be read, events that do not take place, and those of a single evening', () => {
    const events = [
      exhibition(1, 'Trois soirs', '19:30 – 23:30'),
      exhibition(2, 'Tous les jours', '10h – 18h', { status: 'cancelled' }),
      exhibition(3, 'Tous les jours', '10h – 18h', { time: timeOf('2024-10-12T19:00') }),
      exhibition(4, 'Tous les jours', '10h – 18h', { time: null }),
    ];
    expect(schedulesOf(venueWithoutHours, events)).toEqual([]);
    expect(
      schedulesOf({ ...venueWithoutHours, openingDays: { fr: 'Billetterie une heure avant' } }, []),
    ).toEqual([]);
  });
});

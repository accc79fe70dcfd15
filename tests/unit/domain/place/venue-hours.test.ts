import { describe, expect, test } from 'vitest';
import { venueSchedules } from '../../../../src/domain/place/venue-hours.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { event, moment, place, timeOf } from '../builders.ts';

const calendar = {
  days: { first: '2024-10-09', last: '2024-11-09' },
  publicHolidays: new Set(['2024-10-15']),
};
const run = timeOf('2024-10-09T10:00', '2024-11-09T18:00');
const shut = { ...place(1, { fr: 'Palais' }), openingDays: {}, openingHours: null };
const daily = { openingDays: { fr: 'Tous les jours' }, openingHours: '9h – 19h' };

const exhibition = (id: number, days: string, hours: string, given: Partial<FestivalEvent> = {}) =>
  event(id, `Exposition ${id}`, { time: run, openingDays: { fr: days }, openingHours: hours, ...given });

const told = (venue: Parameters<typeof venueSchedules>[0], events: FestivalEvent[]) =>
  venueSchedules(venue, events, calendar).map((schedule) => ({
    isOwn: schedule.isOwn,
    events: schedule.events.map(({ id }) => id),
    closed: schedule.hours.week.flatMap((hours, day) => (hours.length === 0 ? [day] : [])),
    exceptions: schedule.exceptions.map(({ day, hours }) => [day, hours.length]),
  }));

describe('the hours of a venue', () => {
  test('are its own first, then those of what is on at other hours', () => {
    const events = [
      exhibition(1, 'Du mardi au dimanche', '10h – 18h'),
      exhibition(2, 'Tous les jours', '9h – 19h'),
    ];
    expect(told({ ...shut, ...daily }, events)).toEqual([
      { isOwn: true, events: [2], closed: [], exceptions: [] },
      { isOwn: false, events: [1], closed: [0], exceptions: [] },
    ]);
  });

  test('stand once for events that keep the same', () => {
    const events = [
      exhibition(1, 'Du mardi au dimanche', '10h – 18h'),
      exhibition(2, 'Tous les jours sauf le lundi', '10:00 – 18:00'),
    ];
    expect(told(shut, events)).toEqual([{ isOwn: false, events: [1, 2], closed: [0], exceptions: [] }]);
  });

  test('hold from the first day of what is on to the last, and its own on the days of the edition', () => {
    const runs = ['12 16', '10 20', '14 18'].map((days) => {
      const [first, last] = days.split(' ');
      return timeOf(`2024-10-${first}`, `2024-10-${last}`);
    });
    const events = runs.map((time, index) =>
      exhibition(index + 1, 'Du mardi au dimanche', '10h – 18h', { time }),
    );
    const daysOf = (days: typeof calendar.days | null) =>
      venueSchedules({ ...shut, ...daily }, events, { ...calendar, days }).map((schedule) => schedule.days);
    const days = { first: '2024-10-10', last: '2024-10-20' };
    expect(daysOf(calendar.days)).toEqual([calendar.days, days]);
    expect(daysOf(null)).toEqual([null, days]);
  });

  test('name the public holidays and the closures that change them, and no others', () => {
    const events = [
      exhibition(1, 'Du mardi au dimanche, fermé les jours fériés', '10h – 18h'),
      // A Friday, on which it would be open, and a Monday, on which it is closed anyhow.
      exhibition(2, 'Du mardi au dimanche', '10h – 18h', { closures: ['2024-10-18', '2024-10-21'] }),
      exhibition(3, 'Dimanche et jours fériés', '10h – 18h'),
      exhibition(4, 'Tous les jours', ''),
      // It begins at 10:00.
      exhibition(5, 'Tous les jours', '9h – 19h'),
    ];
    expect(told(shut, events).map(({ exceptions }) => exceptions)).toEqual([
      [['2024-10-15', 0]],
      [['2024-10-18', 0]],
      [['2024-10-15', 1]],
      [],
      [['2024-10-09', 1]],
    ]);
  });

  test('begin with the vernissage on the first day, even where its hour is that at which the venue closes', () => {
    const opens = (time: string) => {
      const given = { time: timeOf('2024-10-12', '2024-11-09'), vernissage: moment(`2024-10-12T${time}`) };
      const later = { time: timeOf('2024-10-20', '2024-11-09'), vernissage: moment('2024-10-20T14:00') };
      const events = [given, later].map((one, id) => exhibition(id, 'Tous les jours', '10h – 18h', one));
      return venueSchedules(shut, events, calendar).map(({ exceptions }) => exceptions);
    };
    expect(opens('16:30')).toEqual([[{ day: '2024-10-12', hours: [{ opens: 990, closes: 1080 }] }]]);
    expect(opens('18:00')).toEqual([[{ day: '2024-10-12', hours: 'hours-unknown', from: '18:00' }]]);
    expect(opens('09:00')).toEqual([[]]);
  });

  test('leave out what cannot be read, what does not take place, and evenings with an hour of their own', () => {
    const events = [
      exhibition(1, 'Trois soirs', '19:30 – 23:30'),
      exhibition(2, 'Tous les jours', '10h – 18h', { status: 'cancelled' }),
      exhibition(3, 'Tous les jours', '10h – 18h', { time: timeOf('2024-10-12T19:00') }),
      exhibition(4, 'Tous les jours', '10h – 18h', { time: null }),
    ];
    expect(told(shut, events)).toEqual([]);
    expect(told({ ...shut, openingDays: { fr: 'Billetterie une heure avant' } }, [])).toEqual([]);
  });
});

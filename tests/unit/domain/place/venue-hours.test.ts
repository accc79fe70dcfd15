import { describe, expect, test } from 'vitest';
import { venueSchedules } from '../../../../src/domain/place/venue-hours.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { event, moment, place, timeOf } from '../builders.ts';

const calendar = {
  days: { first: '2024-10-09', last: '2024-11-09' },
  publicHolidays: new Set(['2024-10-15']),
};
const run = timeOf('2024-10-09T10:00', '2024-11-09T18:00');
const venueWithoutHours = place(1, { fr: 'Palais' });
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
  test('are its own first, then those of events with other hours, the same hours once', () => {
    const events = [
      exhibition(1, 'Du mardi au dimanche', '10h – 18h'),
      exhibition(2, 'Tous les jours', '9h – 19h'),
      exhibition(3, 'Tous les jours sauf le lundi', '10:00 – 18:00'),
    ];
    expect(schedulesOf({ ...venueWithoutHours, ...daily }, events)).toEqual([
      { isOwn: true, events: [2], closed: [], exceptions: [] },
      { isOwn: false, events: [1, 3], closed: [0], exceptions: [] },
    ]);
  });

  test('apply from the first day of their events to the last, and its own on the days of the edition', () => {
    const runs = [timeOf('2024-10-12', '2024-10-16'), timeOf('2024-10-10', '2024-10-20')];
    const events = runs.map((time, id) => exhibition(id, 'Du mardi au dimanche', '10h – 18h', { time }));
    const daysOf = (days: typeof calendar.days | null) =>
      venueSchedules({ ...venueWithoutHours, ...daily }, events, { ...calendar, days }).map(
        (schedule) => schedule.days,
      );
    const days = { first: '2024-10-10', last: '2024-10-20' };
    expect(daysOf(calendar.days)).toEqual([calendar.days, days]);
    expect(daysOf(null)).toEqual([null, days]);
  });

  test('are listed again for events that begin after a pause: between the two there is nothing to visit', () => {
    const daysOf = (...runs: [first: string, last: string][]) => {
      const events = runs.map(([first, last], id) =>
        exhibition(id, 'Tous les jours', '10h – 18h', {
          time: timeOf(`2024-10-${first}`, `2024-10-${last}`),
        }),
      );
      return venueSchedules(venueWithoutHours, events, calendar).map(({ days }) => days);
    };
    const range = (first: string, last: string) => ({ first: `2024-10-${first}`, last: `2024-10-${last}` });
    expect(daysOf(['20', '25'], ['09', '12'])).toEqual([range('09', '12'), range('20', '25')]);
    expect(daysOf(['09', '12'], ['13', '25'])).toEqual([range('09', '25')]);
    expect(daysOf(['09', '25'], ['10', '11'], ['20', '26'])).toEqual([range('09', '26')]);
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

  const exceptionsWith = (...given: Partial<FestivalEvent>[]) => {
    const events = given.map((one, id) => exhibition(id, 'Tous les jours', '10h – 18h', one));
    return venueSchedules(venueWithoutHours, events, calendar).flatMap(({ exceptions }) => exceptions);
  };
  const fromSaturday = { time: timeOf('2024-10-12', '2024-11-09') };
  const day = '2024-10-12';
  const hoursOn = (date: string, opens: number, closes: number) => {
    return [{ day: `2024-10-${date}`, hours: [{ opens, closes }] }];
  };

  test.each([
    ['the vernissage', '12T16:30', hoursOn('12', 990, 1080)],
    [
      'the vernissage, even at the hour of closing',
      '12T18:00',
      [{ day, hours: 'hours-unknown', from: '18:00' }],
    ],
    ['their usual hours if the vernissage is earlier', '12T09:00', []],
    ['a vernissage after the first day', '14T16:30', hoursOn('14', 990, 1080)],
  ])('begin with %s', (_, vernissage, exceptions) => {
    expect(exceptionsWith({ ...fromSaturday, vernissage: moment(`2024-10-${vernissage}`) })).toEqual(
      exceptions,
    );
  });

  test('begin at the hour of an exhibition that first opens once the venue has closed', () => {
    const late = { time: timeOf('2024-10-12T19:00', '2024-11-09') };
    expect(exceptionsWith(late)).toEqual([{ day, hours: 'hours-unknown', from: '19:00' }]);
  });

  test.each([
    ['at the hour at which it ends', ['20T14:00'], hoursOn('20', 600, 840)],
    ['with the last of several', ['20T14:00', '20T16:00'], hoursOn('20', 600, 960)],
    ['before it opens on that day', ['20T09:00'], [{ day: '2024-10-20', hours: [] }]],
    ['as usual if another has no hour', ['20T14:00', '20'], []],
    ['as usual if another ends at closing time', ['20T14:00', '20T18:00'], []],
    ['after the night of the last evening', ['20T02:00'], [{ day: '2024-10-20', hours: [] }]],
  ])('end on the last day of an exhibition %s', (_, ends, exceptions) => {
    const given = ends.map((end) => ({ time: timeOf('2024-10-09T10:00', `2024-10-${end}`) }));
    expect(exceptionsWith(...given)).toEqual(exceptions);
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

import { describe, expect, test, vi } from 'vitest';
import {
  compareMoments,
  endOfDay,
  startOfDay,
  offsetOfDay,
  toMoment,
  localIso,
} from '../../../../src/domain/time/moments.ts';
import { dayOf, daySpan, isTimeZone, momentAt } from '../../../../src/domain/time/zone-clock.ts';
import { moment, tunis } from '../builders.ts';

describe('a date-time of the back end', () => {
  test.each([
    ['2024-10-12T18:30:00', '2024-10-12 18:30', '2024-10-12T17:30:00.000Z'],
    ['2024-10-12T17:30:00Z', '2024-10-12 18:30', '2024-10-12T17:30:00.000Z'],
    ['2024-10-12 17:30:00.123456+00:00', '2024-10-12 18:30', '2024-10-12T17:30:00.123Z'],
    ['2024-10-12T12:00:00-05:30', '2024-10-12 18:30', '2024-10-12T17:30:00.000Z'],
    ['2024-10-13T07:30+14:00', '2024-10-12 18:30', '2024-10-12T17:30:00.000Z'],
    [' 2024-10-12T19:30:00+02 ', '2024-10-12 18:30', '2024-10-12T17:30:00.000Z'],
    ['2024-12-31T23:30:00Z', '2025-01-01 00:30', '2024-12-31T23:30:00.000Z'],
    ['1969-07-20T10:00:00.250', '1969-07-20 10:00', '1969-07-20T09:00:00.250Z'],
    ['2024-10-12', '2024-10-12 null', '2024-10-11T23:00:00.000Z'],
    // On 1 May 2005 Tunis went from 00:00 to 01:00.
    ['2005-05-01', '2005-05-01 null', '2005-04-30T23:00:00.000Z'],
    ['2005-05-01T00:30', '2005-05-01 01:30', '2005-04-30T23:30:00.000Z'],
    // In summer time, which Tunis had until 2008.
    ['2008-07-01T12:00Z', '2008-07-01 14:00', '2008-07-01T12:00:00.000Z'],
    // An hour that the clock skips is read as the one after it, an hour that it shows twice as the first.
    ['2008-03-30T02:30', '2008-03-30 03:30', '2008-03-30T01:30:00.000Z'],
    ['2008-10-26T02:30', '2008-10-26 02:30', '2008-10-26T00:30:00.000Z'],
  ])('%s is shown as %s in Tunis, and is the instant %s', (wire, shown, instant) => {
    const { day, time, ...rest } = moment(wire);
    expect([`${day} ${time}`, rest.instant]).toEqual([shown, instant]);
  });

  const noMoments = [
    ...['2024-02-30', '2024-10-12T24:00', '2024-10-12T18:60', '2024-10-12T18:30:60', '2024-10-12T18'],
    ...['2024-10-12T18:30+15:00', '2024-10-12T18:30+01:60', '2024-10', 'tomorrow', '', '-', '+012024-01-01'],
    // Years before 1800 and after 2199, in festival time.
    ...['0999-12-31T23:59:59Z', '1799-12-31', '2200-01-01', '2199-12-31T23:59:59Z'],
  ];

  test.each(noMoments)('"%s" is not a moment', (wire) => {
    expect(toMoment(wire, tunis)).toBeNull();
  });

  test('throws an error in a zone that does not exist', () => {
    expect(() => toMoment('2024-10-12T10:00', 'Africa/Atlantis')).toThrow('Africa/Atlantis');
  });
});

test.each([
  ['Africa/Tunis', '2024-10-12', '+01:00'],
  ['Europe/Rome', '2024-10-27', '+02:00'],
  ['America/St_Johns', '2024-10-12', '-02:30'],
])('in %s, %s begins with the offset %s', (zone, day, offset) => {
  expect(offsetOfDay(day, zone)).toBe(offset);
});

test('the day on which the clocks change is 23 or 25 hours long', () => {
  expect(endOfDay('2008-03-30', tunis)).toBe('2008-03-30T22:00:00.000Z');
  expect(endOfDay('2008-10-26', tunis)).toBe('2008-10-26T23:00:00.000Z');
  for (const [day, zone] of [
    ['2008-03-30', tunis],
    ['2008-10-26', tunis],
    ['2024-11-03', 'America/New_York'],
    ['2005-05-01', tunis],
  ] as const) {
    const { starts, ends } = daySpan(day, zone);
    expect([starts, ends]).toEqual([startOfDay(day, zone), endOfDay(day, zone)].map(Date.parse));
  }
});

test.each([
  ['Europe/Lisbon', '2026-10-25T01:30', '2026-10-25T01:30:00+01:00', 'the first of two'],
  ['Europe/Lisbon', '2027-03-28T01:30', '2027-03-28T02:30:00+01:00', 'read with the offset before the gap'],
  ['Australia/Sydney', '2026-04-05T02:30', '2026-04-05T02:30:00+11:00', 'the first of two'],
  [
    'Australia/Sydney',
    '2026-10-04T02:30',
    '2026-10-04T03:30:00+11:00',
    'read with the offset before the gap',
  ],
])('in %s, %s is %s: %s (RFC 5545, section 3.3.5)', (zone, wire, iso) => {
  expect(localIso(moment(wire, zone))).toBe(iso);
});

test.each([
  ['2024-03-10T02:30', '2024-03-10T07:30:00.000Z'],
  ['2024-11-03T01:30', '2024-11-03T05:30:00.000Z'],
])('hours around a clock change are also read in a zone behind UTC: %s is %s', (wire, instant) => {
  expect(toMoment(wire, 'America/New_York')?.instant).toBe(instant);
});

test('every hour of three years can be read from its wall time', () => {
  const shownTwice = ['2007-10-28T02:00', '2008-10-26T02:00'];
  for (let instant = Date.UTC(2007, 0, 1); instant < Date.UTC(2010, 0, 1); instant += 3_600_000) {
    const { day, time } = momentAt(new Date(instant), tunis);
    const wall = `${day}T${time}`;
    if (shownTwice.includes(wall)) continue;
    expect(toMoment(wall, tunis)?.instant, wall).toBe(new Date(instant).toISOString());
  }
});

test('the visitor’s now is expressed in Tunis time, wherever the visitor is', () => {
  const now = momentAt(new Date('2024-10-12T23:15:00Z'), tunis);
  expect(now).toEqual({ day: '2024-10-13', time: '00:15', instant: '2024-10-12T23:15:00.000Z' });
  expect(dayOf('2024-10-12T23:15:00Z', tunis)).toBe('2024-10-13');
});

test('moments are ordered by instant, a day without a time before the hours of that day', () => {
  const wires = ['2024-10-13', '2024-10-12T18:30', '2024-10-12T00:00', '2024-10-12', '2024-10-12T09:00'];
  const moments = wires.map((wire) => moment(wire)).sort(compareMoments);
  expect(moments.map(({ day, time }) => `${day} ${time}`)).toEqual([
    '2024-10-12 null',
    '2024-10-12 00:00',
    '2024-10-12 09:00',
    '2024-10-12 18:30',
    '2024-10-13 null',
  ]);
  expect(compareMoments(moment('2024-10-12'), moment('2024-10-12'))).toBe(0);
  expect(compareMoments(moment('2024-10-12T00:00'), moment('2024-10-12'))).toBe(1);
});

test.each([
  ['America/New_York', '2024-03-10T02:30', '2024-03-10T01:30:00.000Z'],
  ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T11:00:00.000Z'],
])('a machine in %s, whose own clock changes at %s, reads it as the time in Tunis', (zone, wall, instant) => {
  vi.stubEnv('TZ', zone);
  expect(toMoment(wall, 'Africa/Tunis')?.instant).toBe(instant);
});

test.each([
  ['2024-10-12T18:30', 'Africa/Tunis', '2024-10-12T18:30:00+01:00'],
  ['2024-10-12T17:30:59.900Z', 'Africa/Tunis', '2024-10-12T18:30:00+01:00'],
  ['2024-10-12T18:30', 'America/St_Johns', '2024-10-12T18:30:00-02:30'],
  ['2024-10-12', 'Africa/Tunis', '2024-10-12'],
])('%s in %s is written as %s', (wire, timeZone, written) => {
  const moment = toMoment(wire, timeZone);
  expect(moment && localIso(moment)).toBe(written);
});

test('a time zone is one of the IANA database', () => {
  expect(['Africa/Tunis', 'Africa/Atlantis', ''].map(isTimeZone)).toEqual([true, false, false]);
});

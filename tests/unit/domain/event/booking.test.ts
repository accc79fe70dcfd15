import { describe, expect, it } from 'vitest';
import {
  acceptsBookings,
  bookingOf,
  isAttendedWhole,
  showsWhenAndWhereInTypeList,
} from '../../../../src/domain/event/booking.ts';
import { byId, type FestivalEvent } from '../../../../src/domain/model/core.ts';
import { event, moment, timeOf, tunis, type } from '../builders.ts';

const types = byId([type(1, 'Expositions', 1), type(2, 'Performances', 2, { isTicketed: true })]);
const ticketUrl = 'https://tickets.example/10';
const sold = { typeId: 2, ticketUrl };
const registered = { takesRegistration: true };

const bookingAt = (now: string, given: Partial<FestivalEvent>) =>
  bookingOf(event(10, 'Négatif', given), types, { now: moment(now), timeZone: tunis });
const booking = (given: Partial<FestivalEvent>) => bookingAt('2024-10-12T17:00', given);

it.each([
  ['a ticket for a ticketed type that has a link', { ...sold, ...registered }, 'tickets'],
  ['a registration where a ticketed type has no link', { typeId: 2, ...registered }, 'register'],
  ['no ticket for another type, whatever its link', { typeId: 1, ticketUrl }, undefined],
  ['no ticket without a type', { ticketUrl }, undefined],
  ['no ticket for a self-guided route', { ...sold, isSelfGuided: true }, undefined],
  ['no registration for a self-guided route', { ...registered, isSelfGuided: true }, undefined],
  ['no ticket for what is cancelled', { ...sold, status: 'cancelled' }, undefined],
  ['no registration for what is cancelled', { ...registered, status: 'cancelled' }, undefined],
  ['no ticket for what is full', { ...sold, status: 'full' }, undefined],
  ['no registration for what is full', { ...registered, status: 'full' }, undefined],
  ['still a ticket while the new date is to come', { ...sold, status: 'postponed' }, 'tickets'],
  ['still a registration while the new date is to come', { ...registered, status: 'postponed' }, 'register'],
] as const)('a booking is %s', (_, given, kind) => {
  expect(booking(given)?.kind).toBe(kind);
});

it('a ticket leads to where it is sold', () => {
  expect(booking(sold)).toMatchObject({ url: ticketUrl });
});

it.each([
  ['a self-guided route', true],
  ['another event', false],
])(
  '%s is booked, and says when and where in its type’s list, unless it is one’s own to walk',
  (_, isSelfGuided) => {
    const walk = event(57, 'Le parcours des neuf portes', { isSelfGuided });
    expect([acceptsBookings(walk), showsWhenAndWhereInTypeList(walk)]).toEqual([
      !isSelfGuided,
      !isSelfGuided,
    ]);
  },
);

describe('a booking ends with its event', () => {
  const talk = { ...registered, time: timeOf('2024-10-12T18:30', '2024-10-12T20:00') };
  const night = { ...registered, time: timeOf('2024-10-12T22:00', '2024-10-13T03:00') };
  const open = { ...registered, time: timeOf('2024-10-12T18:30') };
  const weeks = { ...sold, time: timeOf('2024-10-09T18:00', '2024-11-09') };

  it.each([
    ['at its last minute it is still one', '2024-10-12T19:59', talk, true],
    ['at its end there is none', '2024-10-12T20:00', talk, false],
    ['past midnight a night still has its own', '2024-10-13T02:59', night, true],
    ['and none at its end', '2024-10-13T03:00', night, false],
    ['without a known end it lasts as long as its day', '2024-10-12T23:59', open, true],
    ['and no longer', '2024-10-13T00:00', open, false],
    ['what is on view sells tickets until its last day is over', '2024-11-09T23:59', weeks, true],
    ['and none on the day after', '2024-11-10T00:00', weeks, false],
  ])('%s', (_, now, given, isOffered) => {
    expect(bookingAt(now, given) !== null).toBe(isOffered);
  });

  it.each([
    ['its end', talk, '2024-10-12T19:00:00.000Z'],
    ['that of its day, where no end is known', open, '2024-10-12T23:00:00.000Z'],
    ['none, where it has no date', registered, null],
  ])('the moment that the visitor’s clock is told is %s', (_, given, until) => {
    expect(booking(given)?.until).toBe(until);
  });
});

describe('what is attended whole', () => {
  const workshop = { ...registered, time: timeOf('2024-10-15T10:00', '2024-10-17T17:00') };

  it.each([
    ['is a workshop of several days that takes registrations', {}, true],
    ['is one that sells tickets', { takesRegistration: false, ticketUrl }, true],
    ['is not what is free to come and go', { takesRegistration: false }, false],
    ['is not what has opening hours', { openingHours: '10:00 – 18:00' }, false],
    ['is not what has opening days', { openingDays: { fr: 'Tous les jours' } }, false],
    ['is not a route of one’s own', { isSelfGuided: true }, false],
    ['is not what is of one day', { time: timeOf('2024-10-15T10:00', '2024-10-15T17:00') }, false],
    ['is not what has no hour', { time: timeOf('2024-10-15', '2024-10-17') }, false],
    ['is not what has no hour at its end', { time: timeOf('2024-10-15T10:00', '2024-10-17') }, false],
    ['is not what has no end', { time: timeOf('2024-10-15T10:00') }, false],
    ['lasts for a week at most', { time: timeOf('2024-10-15T10:00', '2024-10-21T17:00') }, true],
    ['is not what lasts for longer', { time: timeOf('2024-10-15T10:00', '2024-10-22T17:00') }, false],
  ])('%s', (_, given, isWhole) => {
    expect(isAttendedWhole(event(10, 'Atelier', { ...workshop, ...given }))).toBe(isWhole);
  });
});

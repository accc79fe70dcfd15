import { describe, expect, it } from 'vitest';
import { bookingOf, isAttendedWhole, ticketLinkOf } from '../../../../src/domain/event/booking.ts';
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
  ['a ticket if its type is ticketed and it has a link', { ...sold, ...registered }, 'tickets'],
  ['a registration if its type is ticketed but it has no link', { typeId: 2, ...registered }, 'register'],
  ['no ticket if its type is not ticketed, even with a link', { typeId: 1, ticketUrl }, undefined],
  ['no registration if it is a self-guided route', { ...registered, isSelfGuided: true }, undefined],
  ['no registration if it is cancelled', { ...registered, status: 'cancelled' }, undefined],
  ['no ticket if it is full', { ...sold, status: 'full' }, undefined],
  ['no more than a way out of a registration if it is full', { ...registered, status: 'full' }, 'leave'],
  ['no way out of a sold ticket if it is full', { ...sold, ...registered, status: 'full' }, undefined],
  ['a ticket even if it is postponed', { ...sold, status: 'postponed' }, 'tickets'],
] as const)('an event offers %s', (_, given, kind) => {
  expect(booking(given)?.kind).toBe(kind);
});

it('a ticket links to the page where it is sold', () =>
  expect(booking(sold)).toMatchObject({ url: ticketUrl }));

describe('an event with a ticket link of a type that sells no tickets', () => {
  const linked = { typeId: 1, ticketUrl, time: timeOf('2024-10-12T18:30', '2024-10-12T20:00') };
  const linkAt = (now: string, given: Partial<FestivalEvent> = {}) =>
    ticketLinkOf(event(10, 'Négatif', { ...linked, ...given }), types, { now: moment(now), timeZone: tunis });

  it('has the link among its facts until it is over, also next to a registration', () => {
    const link = { url: ticketUrl, until: '2024-10-12T19:00:00.000Z' };
    expect(linkAt('2024-10-12T19:59')).toMatchObject(link);
    expect(linkAt('2024-10-12T19:59', { takesRegistration: true })).toMatchObject(link);
    expect(linkAt('2024-10-12T20:00')).toBeNull();
  });

  it.each([
    ['a button', { typeId: 2 }],
    ['no link', { ticketUrl: null, takesRegistration: true }],
    ['no free places', { status: 'full' }],
    ['been cancelled', { status: 'cancelled' }],
    ['no tickets because it is a self-guided route', { isSelfGuided: true }],
  ] as const)('has no link among its facts if it has %s', (_, given) => {
    expect(linkAt('2024-10-12T17:00', given)).toBeNull();
  });
});

describe('a booking', () => {
  const talk = { ...registered, time: timeOf('2024-10-12T18:30', '2024-10-12T20:00') };
  const night = { ...registered, time: timeOf('2024-10-12T22:00', '2024-10-13T03:00') };
  const open = { ...registered, time: timeOf('2024-10-12T18:30') };
  const weeks = { ...sold, time: timeOf('2024-10-09T18:00', '2024-11-09') };

  it.each([
    ['is offered until the last minute of the event', '2024-10-12T19:59', talk, true],
    ['is not offered from the end of the event on', '2024-10-12T20:00', talk, false],
    ['is offered past midnight until a night event ends', '2024-10-13T02:59', night, true],
    ['is offered all day for an event without a known end', '2024-10-12T23:59', open, true],
    ['is not offered after that day', '2024-10-13T00:00', open, false],
    ['is offered until the last day of an exhibition is over', '2024-11-09T23:59', weeks, true],
  ])('%s', (_, now, given, isOffered) => {
    expect(bookingAt(now, given) !== null).toBe(isOffered);
  });

  it.each([
    ['at the end of the event', talk, '2024-10-12T19:00:00.000Z'],
    ['at the end of the day if no end is known', open, '2024-10-12T23:00:00.000Z'],
    ['at no time if the event has no date', registered, null],
  ])('ends by the visitor’s clock %s', (_, given, until) => {
    expect(booking(given)?.until).toBe(until);
  });
});

describe('an event that is attended whole', () => {
  const workshop = { ...registered, time: timeOf('2024-10-15T10:00', '2024-10-17T17:00') };

  it.each([
    ['is a workshop of several days that takes registrations', {}, true],
    ['is a workshop of several days that sells tickets', { ...sold, takesRegistration: false }, true],
    ['is not one with a ticket link if its type sells none', { ticketUrl, takesRegistration: false }, false],
    ['is not one without bookings', { takesRegistration: false }, false],
    ['is not one with opening hours', { openingHours: '10:00 – 18:00' }, false],
    ['is not one with opening days', { openingDays: { fr: 'Tous les jours' } }, false],
    ['is not a self-guided route', { isSelfGuided: true }, false],
    ['is not one without hours', { time: timeOf('2024-10-15', '2024-10-17') }, false],
    ['is not one without an hour at its end', { time: timeOf('2024-10-15T10:00', '2024-10-17') }, false],
    ['may last for a week', { time: timeOf('2024-10-15T10:00', '2024-10-21T17:00') }, true],
    ['is not one of more than a week', { time: timeOf('2024-10-15T10:00', '2024-10-22T17:00') }, false],
  ])('%s', (_, given, isWhole) => {
    expect(isAttendedWhole(event(10, 'Atelier', { ...workshop, ...given }), types)).toBe(isWhole);
  });
});

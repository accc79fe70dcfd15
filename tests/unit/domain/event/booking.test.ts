import { describe, expect, it } from 'vitest';
import { bookingOf, isAttendedWhole } from '../../../../src/domain/event/booking.ts';
import { byId, type FestivalEvent } from '../../../../src/domain/model/core.ts';
import { event, moment, timeOf, tunis, type } from '../builders.ts';

const types = byId([type(1, 'Expositions', 1), type(2, 'Performances', 2, { isTicketed: true })]);
const ticketUrl = 'https://tickets.example/10';

const bookingAt = (now: string, given: Partial<FestivalEvent>) =>
  bookingOf(event(10, 'Négatif', given), types, { now: moment(now), timeZone: tunis });
const booking = (given: Partial<FestivalEvent>) => bookingAt('2024-10-12T17:00', given);

describe('a booking', () => {
  it('is a ticket for a ticketed type that has a link', () => {
    expect(booking({ typeId: 2, ticketUrl, takesRegistration: true })).toMatchObject({
      kind: 'tickets',
      url: ticketUrl,
    });
  });

  it('is a registration where a ticketed type has no link', () => {
    expect(booking({ typeId: 2, takesRegistration: true })).toMatchObject({ kind: 'register' });
  });

  it('is no ticket for another type, whatever its link', () => {
    expect(booking({ typeId: 1, ticketUrl })).toBeNull();
    expect(booking({ ticketUrl })).toBeNull();
  });

  it.each([{ ticketUrl }, { takesRegistration: true }])('is none for a self-guided route', (offered) => {
    expect(booking({ typeId: 2, ...offered, isSelfGuided: true })).toBeNull();
  });
});

describe('a booking of an event that is not as planned', () => {
  const offers = [{ typeId: 2, ticketUrl }, { takesRegistration: true }];

  it.each(offers)('is none once it is cancelled or full', (offered) => {
    expect(booking({ ...offered, status: 'cancelled' })).toBeNull();
    expect(booking({ ...offered, status: 'full' })).toBeNull();
  });

  it.each(offers)('stays one while its new date is to come', (offered) => {
    expect(booking({ ...offered, status: 'postponed' })).not.toBeNull();
  });
});

describe('a booking ends with its event', () => {
  const talk = { takesRegistration: true, time: timeOf('2024-10-12T18:30', '2024-10-12T20:00') };
  const night = { takesRegistration: true, time: timeOf('2024-10-12T22:00', '2024-10-13T03:00') };
  const open = { takesRegistration: true, time: timeOf('2024-10-12T18:30') };
  const weeks = { typeId: 2, ticketUrl, time: timeOf('2024-10-09T18:00', '2024-11-09') };

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

  it('says when that is, so that the visitor’s clock can tell; an event without a date has no such moment', () => {
    expect(booking(talk)?.until).toBe('2024-10-12T19:00:00.000Z');
    expect(booking(open)?.until).toBe('2024-10-12T23:00:00.000Z');
    expect(booking({ takesRegistration: true })?.until).toBeNull();
  });
});

describe('what is attended whole', () => {
  const workshop = { time: timeOf('2024-10-15T10:00', '2024-10-17T17:00'), takesRegistration: true };
  const isAttended = (given: Partial<FestivalEvent>) => isAttendedWhole(event(10, 'Atelier', given));

  it('is a workshop of several days, booked by registration or ticket', () => {
    expect(isAttended(workshop)).toBe(true);
    expect(isAttended({ ...workshop, takesRegistration: false, ticketUrl })).toBe(true);
  });

  it.each([
    ['is free to come and go', { takesRegistration: false }],
    ['has opening hours', { openingHours: '10:00 – 18:00' }],
    ['is a route of one’s own', { isSelfGuided: true }],
    ['is of one day', { time: timeOf('2024-10-15T10:00', '2024-10-15T17:00') }],
    ['has no hour', { time: timeOf('2024-10-15', '2024-10-17') }],
    ['lasts for weeks', { time: timeOf('2024-10-09T10:00', '2024-11-09T17:00') }],
  ])('is not what %s', (_, given) => {
    expect(isAttended({ ...workshop, ...given })).toBe(false);
  });
});

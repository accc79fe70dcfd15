import { describe, expect, it } from 'vitest';
import { bookingOf } from '../../../src/domain/booking.ts';
import { byId } from '../../../src/domain/by-id.ts';
import { event, type } from './parts.ts';

const types = byId([type(1, 'Expositions', 1), type(2, 'Performances', 2, { isTicketed: true })]);
const ticketUrl = 'https://tickets.example/10';

describe('bookingOf', () => {
  it('sells tickets for a ticketed type that has a link', () => {
    const performance = event(10, 'Négatif', { typeId: 2, ticketUrl, takesRegistration: true });
    expect(bookingOf(performance, types)).toEqual({ kind: 'tickets', url: ticketUrl });
  });

  it('registers where a ticketed type has no link', () => {
    const performance = event(10, 'Négatif', { typeId: 2, takesRegistration: true });
    expect(bookingOf(performance, types)).toEqual({ kind: 'register' });
  });

  it('sells no tickets for another type, whatever its link', () => {
    expect(bookingOf(event(1, 'Contre-jour', { typeId: 1, ticketUrl }), types)).toBeNull();
    expect(bookingOf(event(55, 'Ouverture', { ticketUrl }), types)).toBeNull();
  });

  it('offers nothing for an event whose practical block is hidden', () => {
    const walk = event(57, 'Neuf portes', {
      typeId: 2,
      ticketUrl,
      takesRegistration: true,
      hidesPracticalBlock: true,
    });
    expect(bookingOf(walk, types)).toBeNull();
  });
});

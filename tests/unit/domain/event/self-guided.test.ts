import { expect, test } from 'vitest';
import { showsWhenAndWhereInTypeList, acceptsBookings } from '../../../../src/domain/event/booking.ts';
import { event } from '../builders.ts';

test('a self-guided route is not booked, and the list of its type says neither when nor where it is', () => {
  const route = event(57, 'Le parcours des neuf portes', { isSelfGuided: true });
  expect(acceptsBookings(route)).toBe(false);
  expect(showsWhenAndWhereInTypeList(route)).toBe(false);
});

test('any other event may be booked, and says when and where it is in every list', () => {
  const walk = event(12, 'Marche');
  expect(acceptsBookings(walk)).toBe(true);
  expect(showsWhenAndWhereInTypeList(walk)).toBe(true);
});

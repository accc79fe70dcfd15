import { expect, test } from 'vitest';
import { saysWhenAndWhereInTypeList, takesBookings } from '../../../../src/domain/event/self-guided.ts';
import { event } from '../parts.ts';

test('a self-guided route is not booked, and the list of its type says neither when nor where it is', () => {
  const route = event(57, 'Le parcours des neuf portes', { isSelfGuided: true });
  expect(takesBookings(route)).toBe(false);
  expect(saysWhenAndWhereInTypeList(route)).toBe(false);
});

test('any other event may be booked, and says when and where it is in every list', () => {
  const walk = event(12, 'Marche');
  expect(takesBookings(walk)).toBe(true);
  expect(saysWhenAndWhereInTypeList(walk)).toBe(true);
});

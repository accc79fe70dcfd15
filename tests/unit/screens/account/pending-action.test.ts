import { expect, test } from 'vitest';
import { pendingActionIn } from '../../../../src/screens/account/pending-action.ts';

test('an address says where the visitor was, and the event they were registering for', () => {
  expect(pendingActionIn('?next=%2Ffr%2Fprogram%2F2024%2F%3Ftype%3D4&register=203')).toEqual({
    next: '/fr/program/2024/?type=4',
    eventId: 203,
  });
});

test.each(['', '?next=https%3A%2F%2Felsewhere.example%2F&register=x', '?register=-1'])(
  'an address that says neither, or what cannot be, leads nowhere: “%s”',
  (search) => {
    expect(pendingActionIn(search)).toEqual({ next: null, eventId: null });
  },
);

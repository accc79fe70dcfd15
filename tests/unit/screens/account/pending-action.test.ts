import { expect, test } from 'vitest';
import { pendingActionIn } from '../../../../src/screens/account/pending-action.ts';

test('an address names the page that the visitor came from and the event they were registering for', () => {
  expect(pendingActionIn('?next=%2Ffr%2Fprogram%2F2024%2F%3Ftype%3D4&register=203')).toEqual({
    next: '/fr/program/2024/?type=4',
    eventId: 203,
  });
});

const others = ['', '?next=https%3A%2F%2Felsewhere.example%2F&register=x', '?register=-1'];

test.each(others)('an address without these, or with invalid ones, has no pending action: “%s”', (search) => {
  expect(pendingActionIn(search)).toEqual({ next: null, eventId: null });
});

import { expect, test } from 'vitest';
import { isSubscribed } from '../../../../src/domain/account/subscriptions.ts';

test('a visitor is subscribed when any subscription refers to the event', () => {
  const subscriptions = [
    { id: 57, eventId: 3 },
    { id: 58, eventId: 9 },
  ];
  expect(isSubscribed(subscriptions, 9)).toBe(true);
  expect(isSubscribed(subscriptions, 57)).toBe(false);
  expect(isSubscribed([], 9)).toBe(false);
});

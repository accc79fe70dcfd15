import { fieldsOf } from '../back-end/guards.ts';
import type { Subscription } from '../domain/account/subscriptions.ts';
import { readJson, writeItem } from './browser-storage.ts';

/** Storage key of the visitor's subscriptions, with the token by which they were read. */
export const SUBSCRIPTIONS_KEY = 'subscriptions';

/**
 * Storage key of the ids of the subscribed events, separated by commas, for the first paint of the next page
 * (`shell/first-paint.ts`). It exists as long as somebody is signed in.
 */
export const REGISTERED_KEY = 'registered';

/** Returns the subscriptions last read for the holder of this token; null if none are stored. */
export function storedSubscriptions(token: string): readonly Subscription[] | null {
  const { token: holder, list } = fieldsOf(readJson('local', SUBSCRIPTIONS_KEY));
  return holder === token && Array.isArray(list) && list.every(isSubscription) ? list : null;
}

/** Stores subscriptions, so that the next page and the other tabs show them at once. */
export function storeSubscriptions(token: string, list: readonly Subscription[]): void {
  writeItem('local', SUBSCRIPTIONS_KEY, JSON.stringify({ token, list }));
  writeItem('local', REGISTERED_KEY, list.map(({ eventId }) => eventId).join());
}

/** Stores an empty list, for a visitor who has just signed in. */
export function storeNoSubscriptions(): void {
  writeItem('local', REGISTERED_KEY, '');
}

export function forgetSubscriptions(): void {
  writeItem('local', SUBSCRIPTIONS_KEY, null);
  writeItem('local', REGISTERED_KEY, null);
}

function isSubscription(value: unknown): value is Subscription {
  const { id, eventId } = fieldsOf(value);
  return typeof id === 'number' && typeof eventId === 'number';
}

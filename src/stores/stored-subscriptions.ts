import { fieldsOf } from '../back-end/guards.ts';
import type { Subscription } from '../domain/account/subscriptions.ts';
import { readJson, writeItem } from './browser-storage.ts';

/** Where the browser stores what the visitor is subscribed to, and by which token. */
export const SUBSCRIPTIONS_KEY = 'subscriptions';

/**
 * Where it stores, for the first paint of the next page (`shell/first-paint.ts`), the ids of these events, separated by
 * commas. It is there as long as somebody is signed in.
 */
export const REGISTERED_KEY = 'registered';

/** The subscriptions the back end last gave the holder of this token; null when none are stored. */
export function storedSubscriptions(token: string): readonly Subscription[] | null {
  const { token: holder, list } = fieldsOf(readJson('local', SUBSCRIPTIONS_KEY));
  return holder === token && Array.isArray(list) && list.every(isSubscription) ? list : null;
}

/** Stores them, so that the next page and the other tabs show them at once. */
export function storeSubscriptions(token: string, list: readonly Subscription[]): void {
  writeItem('local', SUBSCRIPTIONS_KEY, JSON.stringify({ token, list }));
  writeItem('local', REGISTERED_KEY, list.map(({ eventId }) => eventId).join());
}

/** For a visitor who has just signed in. */
export function storeNoSubscriptions(): void {
  writeItem('local', REGISTERED_KEY, '');
}

/** For who signs out. */
export function forgetSubscriptions(): void {
  writeItem('local', SUBSCRIPTIONS_KEY, null);
  writeItem('local', REGISTERED_KEY, null);
}

function isSubscription(value: unknown): value is Subscription {
  const { id, eventId } = fieldsOf(value);
  return typeof id === 'number' && typeof eventId === 'number';
}

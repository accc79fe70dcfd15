import type { Subscription } from '../domain/account/subscriptions.ts';
import { readItem, writeItem } from './browser-storage.ts';
import { SUBSCRIPTIONS_KEY } from './session-key.ts';

/** The subscriptions the back end last gave the holder of this token; null when none are kept. */
export function keptSubscriptions(token: string): readonly Subscription[] | null {
  const kept = parse(readItem('local', SUBSCRIPTIONS_KEY));
  if (typeof kept !== 'object' || kept === null) return null;
  const { token: holder, list } = kept as Record<string, unknown>;
  return holder === token && Array.isArray(list) && list.every(isSubscription) ? list : null;
}

/** Keeps them, so that the next page and the other tabs show them at once. */
export function keepSubscriptions(token: string, list: readonly Subscription[]): void {
  writeItem('local', SUBSCRIPTIONS_KEY, JSON.stringify({ token, list }));
}

/** Calls back when another tab has kept others, or when the page wakes in the back-forward cache. */
export function onKeptElsewhere(callback: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === SUBSCRIPTIONS_KEY) callback();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) callback();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

function parse(kept: string | null | undefined): unknown {
  try {
    return JSON.parse(kept ?? 'null');
  } catch {
    // Someone's hand was in the storage: the back end will say.
    return null;
  }
}

function isSubscription(value: unknown): value is Subscription {
  if (typeof value !== 'object' || value === null) return false;
  const { id, eventId } = value as Record<string, unknown>;
  return typeof id === 'number' && typeof eventId === 'number';
}

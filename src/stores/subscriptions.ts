import { atom, onMount } from 'nanostores';
import { ApiError } from '../back-end/errors.ts';
import { readSubscriptions, subscribe, unsubscribe } from './live/subscriptions.ts';
import type { Id } from '../domain/model/core.ts';
import { isSubscribed, type Subscription } from '../domain/account/subscriptions.ts';
import type { Key, Words } from '../i18n/translate.ts';
import { dismissAbout, notify } from './notices.ts';
import { asksToWait, refusalReason } from './outcome.ts';
import { $session, expireSession } from './session.ts';
import { onStoredElsewhere } from './stored-elsewhere.ts';
import { storedSubscriptions, storeSubscriptions, SUBSCRIPTIONS_KEY } from './stored-subscriptions.ts';

export const subscriptionKeys = [
  'subscription.joinFailed',
  'subscription.leaveFailed',
] as const satisfies Key[];
type SubscriptionWords = Words<typeof subscriptionKeys>;

/** The visitor's subscriptions; null while nobody is signed in or they are not known yet. */
export const $subscriptions = atom<readonly Subscription[] | null>(null);

export const $subscriptionsStatus = atom<'idle' | 'loading' | 'loaded' | 'failed'>('idle');

export const $busyEvents = atom<ReadonlySet<Id>>(new Set());

/** How a change ended; `signedOut` when nobody is signed in, or no longer. */
export type Change = 'done' | 'failed' | 'signedOut';

export interface ChangeResult {
  change: Change;
  /** Reason for a failure, in the back end's words; null if it gave none. */
  reason: string | null;
  /** Whether the next change would fail too: nobody is signed in, no answer came, or requests were too many. */
  isGeneral: boolean;
  /** Whether the back end may have made the change although it gave no answer in time. */
  isUnknown?: boolean;
}

const done: ChangeResult = { change: 'done', reason: null, isGeneral: false };
const signedOut: ChangeResult = { change: 'signedOut', reason: null, isGeneral: true };

const changing = new Map<Id, Promise<ChangeResult>>();
let callsUnderWay = 0;
/** Whether a subscription has changed since the list was last requested. */
let isStale = false;
let lastRequest = 0;

onMount($subscriptions, () => {
  // Read only for a visitor who is signed in: at once, and whenever somebody signs in.
  const stopFollowing = $session.subscribe((session) => {
    $subscriptions.set(session && storedSubscriptions(session.token));
    $subscriptionsStatus.set('idle');
    if (session) void refreshSubscriptions();
  });
  if (typeof window === 'undefined') return stopFollowing;
  const stopListening = onStoredElsewhere(SUBSCRIPTIONS_KEY, () => {
    const session = $session.get();
    const stored = session && storedSubscriptions(session.token);
    if (stored && callsUnderWay === 0) $subscriptions.set(stored);
  });
  return () => {
    stopListening();
    stopFollowing();
  };
});

/** Reads the subscriptions again; if that fails, the known ones stay. Returns whether they were read. */
export async function refreshSubscriptions(): Promise<boolean> {
  const token = $session.get()?.token;
  if (token === undefined) return false;
  lastRequest += 1;
  const request = lastRequest;
  const isCurrent = (): boolean => request === lastRequest && $session.get()?.token === token;
  $subscriptionsStatus.set('loading');
  try {
    const subscriptions = await readSubscriptions(token);
    if (!isCurrent()) return false;
    $subscriptions.set(subscriptions);
    $subscriptionsStatus.set('loaded');
    storeSubscriptions(token, subscriptions);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) expireSession(token);
    else if (isCurrent()) $subscriptionsStatus.set('failed');
    return false;
  }
}

/** Subscribes the visitor. A second call while a change of this event is under way returns that change. */
export async function join(eventId: Id, words: SubscriptionWords): Promise<Change> {
  return (await once(joining(eventId, words['subscription.joinFailed']))).change;
}

/** Like `join`, but leaves it to the caller to report a failure. */
export const joinQuietly = (eventId: Id): Promise<ChangeResult> => once(joining(eventId, null));

const joining = (eventId: Id, failure: Step['failure']): Step => ({
  eventId,
  call: (token) => subscribe(token, eventId),
  ahead: (list) => (isSubscribed(list, eventId) ? list : [...list, { id: -eventId, eventId }]),
  back: (list) => list.filter(({ id }) => id !== -eventId),
  failure,
});

/** Ends the visitor's subscription. A second call while a change of this event is under way returns that change. */
export async function leave(eventId: Id, words: SubscriptionWords): Promise<Change> {
  const left = ($subscriptions.get() ?? []).filter((subscription) => subscription.eventId === eventId);
  const { change } = await once({
    eventId,
    call: (token) => unsubscribe(token, eventId),
    ahead: (list) => list.filter((subscription) => subscription.eventId !== eventId),
    back: (list) => (isSubscribed(list, eventId) ? list : [...list, ...left]),
    failure: words['subscription.leaveFailed'],
  });
  return change;
}

interface Step {
  eventId: Id;
  call: (token: string) => Promise<void>;
  /** Returns the list as it will be. Only this event is touched: others may change meanwhile. */
  ahead: (list: readonly Subscription[]) => readonly Subscription[];
  /** Returns the list without the change that `ahead` made. */
  back: (list: readonly Subscription[]) => readonly Subscription[];
  /** Message for a failure without a reason from the back end; null if no notice is to be shown. */
  failure: string | null;
}

function once(step: Step): Promise<ChangeResult> {
  const token = $session.get()?.token;
  if (token === undefined) return Promise.resolve(signedOut);
  const { eventId } = step;
  const underWay = changing.get(eventId);
  if (underWay) return underWay;
  const change = take(step, token).finally(() => {
    changing.delete(eventId);
    $busyEvents.set(new Set(changing.keys()));
  });
  changing.set(eventId, change);
  $busyEvents.set(new Set(changing.keys()));
  return change;
}

/** Shows the change before the back end has made it, and reverts it if the call fails. */
async function take({ eventId, call, ahead, back, failure }: Step, token: string): Promise<ChangeResult> {
  const apply = (step: Step['ahead']): void => {
    const list = $subscriptions.get();
    if (list && $session.get()?.token === token) $subscriptions.set(step(list));
  };
  overtakeReading();
  apply(ahead);
  callsUnderWay += 1;
  let result = await attempt(() => call(token));
  callsUnderWay -= 1;
  if (result.change === 'done' || result.isUnknown) isStale = true;
  if (result.isUnknown && (await reread())) {
    const list = $subscriptions.get() ?? [];
    if (ahead(list).length === list.length) result = done;
  }
  if (result.isUnknown && $session.get()?.token !== token) result = signedOut;
  const { change, reason } = result;
  if (change === 'signedOut') expireSession(token);
  if (change === 'failed') {
    apply(back);
    if (failure !== null) notify({ about: `event ${eventId}`, kind: 'error', text: reason ?? failure });
  }
  if (change === 'done') dismissAbout(`event ${eventId}`);
  await reread();
  return result;
}

/** Reads a stale list. Only the last of several changes reads it: one read earlier would not have the others yet. */
async function reread(): Promise<boolean> {
  if (!isStale || callsUnderWay > 0) return false;
  isStale = false;
  return refreshSubscriptions();
}

/** Discards a read that began before this change, which it would undo on the page; the read is repeated afterwards. */
function overtakeReading(): void {
  isStale ||= $subscriptionsStatus.get() === 'loading';
  lastRequest += 1;
}

async function attempt(call: () => Promise<void>): Promise<ChangeResult> {
  try {
    await call();
    return done;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return signedOut;
    const isGeneral = asksToWait(error) || error.status === null;
    const isUnknown = error.kind === 'timeout';
    return { change: 'failed', reason: refusalReason(error), isGeneral, isUnknown };
  }
}

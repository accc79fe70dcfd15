import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Id } from '../../../src/domain/model/core.ts';
import { words } from '../../../src/i18n/translate.ts';
import { answering, silent, type FakeFetch } from '../pull/client/fake-fetch.ts';
import { openBrowser } from './browser.ts';
import {
  json,
  leila,
  noContent,
  offline,
  openPage,
  registeredFor,
  settled,
  shownNotices,
} from './harness.ts';

beforeEach(() => void openBrowser());

const en = words('en', 'subscription.joinFailed', 'subscription.leaveFailed');

/** Opens a page that shows subscriptions, and records the ids of the subscribed events at each change. */
async function pageOf(fake: FakeFetch, { isSignedIn = true } = {}) {
  const page = await openPage(fake);
  if (isSignedIn) page.storeSession(leila);
  const shown: (Id[] | null)[] = [];
  page.$subscriptions.subscribe((list) => shown.push(list?.map(({ eventId }) => eventId) ?? null));
  await settled();
  return { ...page, fake, shown };
}

const paths = ({ calls }: FakeFetch) =>
  calls.map(({ url, init }) => `${init.method ?? ''} ${new URL(url).pathname}`);

describe('subscriptions', () => {
  test('are neither requested nor changed if nobody is signed in', async () => {
    const { fake, $subscriptions, join } = await pageOf(answering(registeredFor(57)), { isSignedIn: false });
    expect(await join(7, en)).toBe('signedOut');
    expect(fake.calls).toEqual([]);
    expect($subscriptions.get()).toBeNull();
  });

  test('are loaded when the visitor signs in, and removed with the session', async () => {
    const { $subscriptions, forgetSession, storeSession } = await pageOf(answering(registeredFor(57)), {
      isSignedIn: false,
    });
    storeSession(leila);
    await settled();
    expect($subscriptions.get()).toEqual([{ id: 157, eventId: 57 }]);
    forgetSession();
    expect($subscriptions.get()).toBeNull();
  });

  test('that cannot be loaded are not taken for none', async () => {
    const { $subscriptions, $subscriptionsStatus } = await pageOf(answering(offline));
    expect([$subscriptions.get(), $subscriptionsStatus.get()]).toEqual([null, 'failed']);
  });

  test('requested or changed with an invalid token sign the visitor out', async () => {
    const { $session, $isExpired } = await pageOf(answering(json(401, {})));
    expect([$session.get(), $isExpired.get()]).toEqual([null, true]);
    const changing = await pageOf(answering(registeredFor(), json(401, {})));
    expect(await changing.join(7, en)).toBe('signedOut');
    expect(changing.$session.get()).toBeNull();
  });
});

describe('subscribing', () => {
  test('is shown at once, then confirmed by the list of the back end', async () => {
    const { fake, join, shown } = await pageOf(answering(registeredFor(), json(201, {}), registeredFor(7)));
    expect(await join(7, en)).toBe('done');
    expect(shown).toEqual([null, [], [7], [7]]);
    expect(paths(fake)).toEqual([
      'GET /api/subscriptions/',
      'POST /api/subscribe/7/',
      'GET /api/subscriptions/',
    ]);
  });

  test('twice at the same time is done once, and the event is busy in the meantime', async () => {
    const page = await pageOf(answering(registeredFor(), json(201, {}), registeredFor(7)));
    const both = [page.join(7, en), page.join(7, en)];
    expect(page.$busyEvents.get()).toEqual(new Set([7]));
    await Promise.all(both);
    expect(page.$busyEvents.get()).toEqual(new Set());
    expect(paths(page.fake).filter((path) => path.startsWith('POST'))).toHaveLength(1);
  });

  test('is undone if it fails, and nothing else is', async () => {
    const page = await pageOf(answering(registeredFor(3), json(500, {})));
    expect(await page.join(7, en)).toBe('failed');
    expect(page.shown).toEqual([null, [3], [3, 7], [3]]);
    expect(shownNotices(page)).toEqual([`error: ${en['subscription.joinFailed']}`]);
  });

  test('that is refused shows the reason until it succeeds', async () => {
    const over = json(400, { detail: 'This event is over.' });
    const page = await pageOf(answering(registeredFor(), over, json(201, {}), registeredFor(7)));
    await page.join(7, en);
    expect(shownNotices(page)).toEqual(['error: This event is over.']);
    await page.join(7, en);
    expect(shownNotices(page)).toEqual([]);
  });

  test('to several events at once requests the list when all are done', async () => {
    const page = await pageOf(answering(registeredFor(), json(201, {}), json(201, {}), registeredFor(7, 8)));
    await Promise.all([page.join(7, en), page.join(8, en)]);
    expect(paths(page.fake).filter((path) => path.startsWith('GET'))).toHaveLength(2);
    expect(page.shown.at(-1)).toEqual([7, 8]);
  });
});

describe('a change without an answer in time', () => {
  /** Changes the registration for event 7, waits until the call has timed out, and answers with this list. */
  async function late(change: 'join' | 'leave', before: Response, list: Response | Error) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { fetch, ...fake } = answering(before, list);
    const opening = pageOf({
      ...fake,
      fetch: (url, init) => (init.method === 'GET' ? fetch(url, init) : silent(url, init)),
    });
    await vi.advanceTimersByTimeAsync(0);
    const page = await opening;
    const outcome = page[change](7, en);
    await vi.advanceTimersByTimeAsync(15_000);
    const registered = page.$subscriptions.get()?.map(({ eventId }) => eventId);
    return { outcome: await outcome, registered, notices: shownNotices(page) };
  }

  test.each([
    ['join', [], [7]],
    ['leave', [7], []],
  ] as const)('has happened if the list says so: %s', async (change, before, after) => {
    const { outcome, registered, notices } = await late(
      change,
      registeredFor(...before),
      registeredFor(...after),
    );
    expect([outcome, registered, notices]).toEqual(['done', after, []]);
  });

  test.each([
    ['the list does not have it', registeredFor(3)],
    ['the list cannot be read either', offline],
  ])('has failed if %s', async (_, list) => {
    const { outcome, registered, notices } = await late('join', registeredFor(3), list);
    expect([outcome, registered]).toEqual(['failed', [3]]);
    expect(notices).toEqual([`error: ${en['subscription.joinFailed']}`]);
  });

  test('leads to the sign-in if the session has ended meanwhile', async () => {
    const { outcome, registered, notices } = await late('join', registeredFor(3), json(401, {}));
    expect([outcome, registered, notices]).toEqual(['signedOut', undefined, []]);
  });
});

describe('unsubscribing', () => {
  test('is shown at once, then confirmed by the list of the back end', async () => {
    const { leave, shown } = await pageOf(answering(registeredFor(3, 7), noContent(), registeredFor(3)));
    expect(await leave(7, en)).toBe('done');
    expect(shown).toEqual([null, [3, 7], [3], [3]]);
  });

  test('that fails restores the previous list', async () => {
    const page = await pageOf(answering(registeredFor(3, 7), offline));
    expect(await page.leave(7, en)).toBe('failed');
    expect(page.$subscriptions.get()).toEqual([
      { id: 103, eventId: 3 },
      { id: 107, eventId: 7 },
    ]);
    expect(shownNotices(page)).toEqual([`error: ${en['subscription.leaveFailed']}`]);
  });
});

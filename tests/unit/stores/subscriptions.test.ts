import { beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '../../../src/domain/model/core.ts';
import { words } from '../../../src/i18n/translate.ts';
import { answering, type FakeFetch } from '../pull/client/fake-fetch.ts';
import { openBrowser } from './browser.ts';
import { json, leila, noContent, offline, openPage, registeredFor, shownNotices } from './harness.ts';

beforeEach(() => void openBrowser());

const en = words('en', 'subscription.joinFailed', 'subscription.leaveFailed');
const settled = () => new Promise((done) => setTimeout(done));

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
  test('are not requested if nobody is signed in', async () => {
    const { fake, $subscriptions } = await pageOf(answering(registeredFor(57)), { isSignedIn: false });
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

  test('requested with an invalid token sign the visitor out', async () => {
    const { $session, $isExpired } = await pageOf(answering(json(401, {})));
    expect([$session.get(), $isExpired.get()]).toEqual([null, true]);
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

  test('without a session makes no call', async () => {
    const { fake, join } = await pageOf(answering(registeredFor()), { isSignedIn: false });
    expect(await join(7, en)).toBe('signedOut');
    expect(fake.calls).toEqual([]);
  });

  test('with an invalid token signs the visitor out', async () => {
    const { $session, join } = await pageOf(answering(registeredFor(), json(401, {})));
    expect(await join(7, en)).toBe('signedOut');
    expect($session.get()).toBeNull();
  });

  test('to several events at once requests the list when all are done', async () => {
    const page = await pageOf(answering(registeredFor(), json(201, {}), json(201, {}), registeredFor(7, 8)));
    await Promise.all([page.join(7, en), page.join(8, en)]);
    expect(paths(page.fake).filter((path) => path.startsWith('GET'))).toHaveLength(2);
    expect(page.shown.at(-1)).toEqual([7, 8]);
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

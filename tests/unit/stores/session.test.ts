import { beforeEach, describe, expect, test } from 'vitest';
import { SESSION_KEY } from '../../../src/stores/browser-storage.ts';
import { dispatch, openBrowser, openBrowserWithoutStorage } from './browser.ts';
import { leila, openPage } from './harness.ts';

let storage: Map<string, string>;
beforeEach(() => {
  storage = openBrowser().localStorage;
});

const inAnotherTab = (value: string | null): void => {
  if (value === null) storage.delete(SESSION_KEY);
  else storage.set(SESSION_KEY, value);
  dispatch('storage', { key: SESSION_KEY });
};

describe('a session', () => {
  test('is restored when the visitor comes back, until it is forgotten on this device', async () => {
    (await openPage()).storeSession(leila);
    const { $session, forgetSession } = await openPage();
    expect($session.get()).toEqual(leila);
    forgetSession();
    expect([$session.get(), storage.get(SESSION_KEY)]).toEqual([null, undefined]);
  });

  test('is null if what is stored is damaged', async () => {
    for (const value of ['{', '"text"', '{"token":""}', '{"token":7}']) {
      storage.set(SESSION_KEY, value);
      expect((await openPage()).$session.get(), value).toBeNull();
    }
  });

  test('starts and ends in every tab at once', async () => {
    const { $session } = await openPage();
    const seen: (string | null)[] = [];
    const stop = $session.subscribe((session) => seen.push(session?.username ?? null));
    inAnotherTab(JSON.stringify(leila));
    inAnotherTab(null);
    stop();
    expect(seen).toEqual([null, 'leila', null]);
  });

  test('is read again when a page comes back from the back-forward cache', async () => {
    const { $session } = await openPage();
    const stop = $session.listen(() => undefined);
    storage.set(SESSION_KEY, JSON.stringify(leila));
    dispatch('pageshow', { persisted: true });
    expect($session.get()).toEqual(leila);
    stop();
  });

  test('lasts as long as the page if the browser blocks storage, which is reported', async () => {
    openBrowserWithoutStorage();
    const { $session, $storageBlocked, storeSession } = await openPage();
    expect([$session.get(), $storageBlocked.get()]).toEqual([null, true]);
    storeSession(leila);
    dispatch('pageshow', { persisted: true });
    expect([$session.get(), $storageBlocked.get()]).toEqual([leila, true]);
  });

  test('expires with its own token only', async () => {
    const { $isExpired, $session, expireSession, storeSession } = await openPage();
    storeSession(leila);
    expireSession('an older one');
    expect([$session.get(), $isExpired.get()]).toEqual([leila, false]);
    expireSession(leila.token);
    expect([$session.get(), $isExpired.get()]).toEqual([null, true]);
  });

  test('is named after the visitor, or otherwise after their user name', async () => {
    const { sessionName } = await openPage();
    expect(sessionName(leila)).toBe('Leïla Ben Salah');
    expect(sessionName({ ...leila, firstName: null })).toBe('Ben Salah');
    expect(sessionName({ ...leila, firstName: null, lastName: null })).toBe('leila');
  });
});

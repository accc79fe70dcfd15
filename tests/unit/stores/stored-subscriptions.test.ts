import { beforeEach, describe, expect, test } from 'vitest';
import { words } from '../../../src/i18n/translate.ts';
import { answering, type FakeFetch } from '../pull/client/fake-fetch.ts';
import { dispatch, openBrowser } from './browser.ts';
import { json, leila, openPage, settled } from './harness.ts';

const en = words('en', 'subscription.joinFailed', 'subscription.leaveFailed');
const nothingYet = () => new Promise<Response>(() => undefined);
const subscriptionTo = (eventId: number) => ({ id: 100 + eventId, eventId });

let storage: ReturnType<typeof openBrowser>;
beforeEach(() => {
  storage = openBrowser();
});

const stored = (token: string, ...events: number[]): string =>
  JSON.stringify({ token, list: events.map(subscriptionTo) });

/** Opens a page of a signed-in visitor, which shows their subscriptions. */
async function memberPage(fetch: FakeFetch['fetch']) {
  const page = await openPage({ ...answering(), fetch });
  page.storeSession(leila);
  page.$subscriptions.subscribe(() => undefined);
  return page;
}

describe('the stored subscriptions of a visitor', () => {
  test('are available on the next page before the back end answers', async () => {
    storage.localStorage.set('subscriptions', stored(leila.token, 57));
    const page = await memberPage(nothingYet);
    expect(page.$subscriptions.get()).toEqual([subscriptionTo(57)]);
  });

  test('are ignored if they belong to another session or are malformed', async () => {
    const unreadable = JSON.stringify({ token: leila.token, list: [{}] });
    for (const found of [stored('another', 57), '{', '{"list":[{}]}', unreadable]) {
      storage.localStorage.set('subscriptions', found);
      const page = await memberPage(nothingYet);
      expect(page.$subscriptions.get()).toBeNull();
    }
  });

  test('are those of the back end, and are removed with the session', async () => {
    const page = await memberPage(answering(json(200, [{ id: 107, event: 7 }])).fetch);
    expect(storage.localStorage.get('registered')).toBe('');
    await settled();
    expect(storage.localStorage.get('subscriptions')).toBe(stored(leila.token, 7));
    expect(storage.localStorage.get('registered')).toBe('7');
    page.forgetSession();
    expect([...storage.localStorage.keys()]).toEqual([]);
  });

  test('follow changes from another tab', async () => {
    const page = await memberPage(answering(json(200, [])).fetch);
    await settled();
    storage.localStorage.set('subscriptions', stored(leila.token, 7));
    dispatch('storage', { key: 'subscriptions' });
    expect(page.$subscriptions.get()).toEqual([subscriptionTo(7)]);
  });

  test('are not overwritten by a list that was requested before a change', async () => {
    const answers: ((response: Response) => void)[] = [];
    const fetch = (): Promise<Response> => new Promise((answer) => answers.push(answer));
    const page = await openPage({ ...answering(), fetch });
    page.storeSession(leila);
    const shown: boolean[] = [];
    page.$subscriptions.subscribe((list) => shown.push(list?.some(({ eventId }) => eventId === 7) ?? false));
    const change = page.join(7, en);
    answers[0]?.(json(200, []));
    await settled();
    expect(page.$subscriptions.get()).toBeNull();
    answers[1]?.(json(201, {}));
    await settled();
    answers[2]?.(json(200, [{ id: 107, event: 7 }]));
    expect(await change).toBe('done');
    expect(shown.at(-1)).toBe(true);
  });
});

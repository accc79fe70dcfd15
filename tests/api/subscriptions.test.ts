import { describe, expect, test } from 'vitest';
import { fixtureFestival } from './fixture-festival.ts';
import { answered, backEnd, count, signIn, signedIn } from './harness.ts';

describe('subscribing', () => {
  test('adds the event to the visitor’s list', async () => {
    const { site, token } = await signedIn();
    const subscription = { id: 1, event: 2 };
    const answer = site.call('/subscribe/2/', { method: 'POST', token });
    expect(await answered(answer)).toEqual([201, subscription]);
    expect(await answered(site.call('/subscriptions/', { token }))).toEqual([200, [subscription]]);
  });

  test('twice is the same as once', async () => {
    const { site, token } = await signedIn();
    const subscribe = () => site.call('/subscribe/2/', { method: 'POST', token });
    const answers = await Promise.all([subscribe(), subscribe(), subscribe()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(count(site.db, 'subscription')).toBe(1);
  });

  test.each([
    [404, 'does not exist'],
    [5, 'is hidden'],
    [1, 'takes no registration'],
  ])('to event %i, which %s, is not possible', async (id) => {
    const { site, token } = await signedIn();
    const answer = site.call(`/subscribe/${id}/`, { method: 'POST', token });
    expect(await answered(answer)).toEqual([404, { detail: 'Not found.' }]);
    expect(count(site.db, 'subscription')).toBe(0);
  });

  test('affects only the visitor’s own list', async () => {
    const site = backEnd();
    const [leila, sami] = [await signIn(site, 'leila'), await signIn(site, 'sami')];
    await site.call('/subscribe/2/', { method: 'POST', token: leila });
    await site.call('/subscribe/2/', { method: 'DELETE', token: sami });
    expect(await (await site.call('/subscriptions/', { token: leila })).json()).toHaveLength(1);
    expect(await (await site.call('/subscriptions/', { token: sami })).json()).toEqual([]);
  });
});

describe('unsubscribing', () => {
  test('removes the event from the list, and may be repeated', async () => {
    const { site, token } = await signedIn();
    await site.call('/subscribe/2/', { method: 'POST', token });
    for (let times = 0; times < 2; times += 1) {
      expect((await site.call('/subscribe/2/', { method: 'DELETE', token })).status).toBe(204);
    }
    expect(await (await site.call('/subscriptions/', { token })).json()).toEqual([]);
  });

  test('is possible for an event that has been withdrawn since', async () => {
    const { site, token } = await signedIn();
    await site.call('/subscribe/2/', { method: 'POST', token });
    const festival = fixtureFestival();
    const events = festival.events.map((event) => ({ ...event, show: event.show && event.id !== 2 }));
    const later = backEnd({ db: site.db, festival: { ...festival, events } });
    expect(await (await later.call('/subscriptions/', { token })).json()).toEqual([{ id: 1, event: 2 }]);
    expect((await later.call('/subscribe/2/', { method: 'DELETE', token })).status).toBe(204);
    expect((await later.call('/subscribe/2/', { method: 'POST', token })).status).toBe(404);
  });
});

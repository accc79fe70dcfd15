import { beforeEach, describe, expect, test } from 'vitest';
import { words } from '../../../src/i18n/translate.ts';
import { answering, type FakeFetch } from '../pull/client/fake-fetch.ts';
import { openBrowser } from './browser.ts';
import { json, leila, offline, openPage, registeredFor, settled, shownNotices } from './harness.ts';

beforeEach(() => void openBrowser());

const keys = [
  'subscription.joinFailed',
  'subscription.leaveFailed',
  'plan.offerDone',
  'plan.offerFailed',
  'plan.quoted',
] as const;
const en = words('en', ...keys);
const events = ['Debate', 'Reading', 'Walk'].map((text, index) => ({ id: index + 1, title: { text } }));
const created = json(201, {});

/** Registers for all three events. @param answers to the calls that follow the first reading of the list. */
async function register(...answers: (Response | Error)[]) {
  const fake = answering(registeredFor(), ...answers);
  const page = await openPage(fake);
  const { joinSeveral } = await import('../../../src/stores/join-several.ts');
  page.storeSession(leila);
  page.$subscriptions.subscribe(() => undefined);
  await settled();
  await joinSeveral(events, en);
  const registered = (page.$subscriptions.get() ?? []).map(({ eventId }) => eventId);
  return { notices: shownNotices(page), registered, tried: tried(fake), page };
}

const tried = ({ calls }: FakeFetch) =>
  calls.flatMap(({ url, init }) => (init.method === 'POST' ? new URL(url).pathname : []));

describe('registering for several events of a plan', () => {
  test('names the events that the visitor is registered for', async () => {
    const { notices, registered } = await register(
      ...[created, registeredFor(1), created, registeredFor(1, 2), created, registeredFor(1, 2, 3)],
    );
    expect(notices).toEqual(['success: You are registered: “Debate”, “Reading”, “Walk”']);
    expect(registered).toEqual([1, 2, 3]);
  });

  test('names an event that is full or refused, with the reason, and continues with the next', async () => {
    const { notices, registered } = await register(
      ...[json(409, { detail: 'No places are left.' }), created, registeredFor(2), json(404, {})],
    );
    expect(notices).toEqual([
      'error: Not registered for “Debate”: No places are left.',
      `error: Not registered for “Walk”: ${en['subscription.joinFailed']}`,
      'success: You are registered: “Reading”',
    ]);
    expect(registered).toEqual([2]);
  });

  const detail = 'Too many requests. Try again in 40 seconds.';
  test.each([
    json(429, { detail }),
    Response.json({ detail }, { status: 503, headers: { 'Retry-After': '40' } }),
  ])('stops when the back end asks to wait, and names the remaining events', async (wait) => {
    const { notices, tried: paths } = await register(created, registeredFor(1), wait);
    expect(notices).toEqual([
      'error: Not registered for “Reading”, “Walk”: Too many requests. Try again in 40 seconds.',
      'success: You are registered: “Debate”',
    ]);
    expect(paths).toEqual(['/api/subscribe/1/', '/api/subscribe/2/']);
  });

  test('without a network names all events, and tries only once', async () => {
    const { notices, registered, tried: paths } = await register(offline);
    expect(notices).toEqual([
      `error: Not registered for “Debate”, “Reading”, “Walk”: ${en['subscription.joinFailed']}`,
    ]);
    expect([registered, paths]).toEqual([[], ['/api/subscribe/1/']]);
  });

  test('signs the visitor out if the session has ended, and tries no further', async () => {
    const { page, notices, tried: paths } = await register(json(401, {}));
    expect([page.$session.get(), page.$isExpired.get(), notices]).toEqual([null, true, []]);
    expect(paths).toHaveLength(1);
  });
});

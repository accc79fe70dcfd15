import { afterEach, beforeEach, describe, expect, it, vi, test } from 'vitest';
import { backEndUrl, callBackEnd } from '../../../../src/stores/live/client.ts';
import { readEvent, search } from '../../../../src/stores/live/records.ts';
import { login, toSession } from '../../../../src/stores/live/session.ts';
import { readSubscriptions, subscribe, unsubscribe } from '../../../../src/stores/live/subscriptions.ts';
import { answering, serving, silent } from '../../pull/client/fake-fetch.ts';
import { calling, json } from '../harness.ts';

describe('a call for a visitor', () => {
  const url = backEndUrl('/s/');
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends after fifteen seconds, or when it is aborted', async () => {
    calling({ fetch: silent });
    const waiting = new AbortController();
    const calls = [callBackEnd(url), callBackEnd(url, { signal: waiting.signal })];
    const outcomes = Promise.allSettled(calls);
    waiting.abort();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcomes).toMatchObject([{ reason: { kind: 'timeout' } }, { reason: { kind: 'network' } }]);
  });

  it('is made once, and distinguishes a back end that refuses from a network that is down', async () => {
    const fake = calling(answering(json(503, { detail: 'Busy.' }), new TypeError('Failed to fetch')));
    await expect(callBackEnd(url)).rejects.toMatchObject({ status: 503, detail: 'Busy.' });
    expect(fake.calls).toHaveLength(1);
    await expect(callBackEnd(url)).rejects.toMatchObject({ kind: 'network', status: null });
  });

  it('identifies the site by its key and the visitor by the token, and asks for the language of the page', async () => {
    const fake = calling(answering(new Response(null, { status: 204 })));
    await callBackEnd(url, { method: 'POST', token: 'secret' });
    const key = { 'X-App-Key': 'dhaw-development-key' };
    const headers = { ...key, Authorization: 'Token secret', 'Accept-Language': 'fr' };
    const init = { method: 'POST', headers, cache: 'no-store' };
    expect(fake.calls[0]).toMatchObject({ url: 'https://api.example/api/s/', init });
    expect(fake.calls[0]?.init.body).toBeUndefined();
  });
});

describe('signing in', () => {
  const flat = { token: 't', username: 'u', first_name: 'Ada', last_name: '', email: null };
  const session = { token: 't', username: 'u', firstName: 'Ada', lastName: null, email: null };

  it.each([
    ['flat', flat],
    ['nested', { token: 't', user: { username: 'u', first_name: ' Ada ' } }],
  ])('understands an answer that is %s', async (_name, answer) => {
    calling(answering(json(200, answer)));
    expect(await login('u', 'p')).toEqual(session);
  });

  it('fails with an answer without a token', async () => {
    for (const answer of [null, {}, { token: '' }, { token: 5 }, 't']) {
      expect(toSession(answer)).toBeNull();
      calling(answering(json(200, answer)));
      await expect(login('u', 'p')).rejects.toMatchObject({ kind: 'shape' });
    }
  });
});

describe('subscriptions', () => {
  it.each([
    ['ids', [{ id: 1, event: 57 }]],
    ['numeric strings', [{ id: '1', event: '57' }]],
    ['nested events', [{ id: 1, event: { id: '57', show: true } }]],
    ['one page', { count: 1, next: null, results: [{ id: 1, event: 57 }] }],
  ])('are read from %s', async (_name, answer) => {
    calling(answering(json(200, answer)));
    expect(await readSubscriptions('t')).toEqual([{ id: 1, eventId: 57 }]);
  });

  it('are read page by page, with the token each time, without those that have no event', async () => {
    const first = [{ id: 1, event: 57 }, { id: 2, event: null }, {}];
    const fake = calling(
      serving({
        '/api/subscriptions/': { next: '?page=2', results: first },
        '/api/subscriptions/?page=2': { next: null, results: [{ id: 3, event: 58 }] },
      }),
    );
    expect((await readSubscriptions('t')).map(({ eventId }) => eventId)).toEqual([57, 58]);
    expect(fake.calls.map(({ init }) => new Headers(init.headers).get('Authorization'))).toEqual([
      'Token t',
      'Token t',
    ]);
  });

  it.each([204, 200])('can be made and cancelled with the answer %i', async (status) => {
    const fake = calling(answering(new Response(null, { status })));
    await unsubscribe('t', 57);
    await subscribe('t', 57);
    expect(fake.calls.map(({ url, init }) => `${init.method ?? ''} ${new URL(url).pathname}`)).toEqual([
      'DELETE /api/subscribe/57/',
      'POST /api/subscribe/57/',
    ]);
  });
});

describe('searching', () => {
  it('finds events by the title of their first titled activity, and people', async () => {
    const activite = [
      { id: 1, intitule: '' },
      { id: 2, intitule: 'Lumière', intitule_en: 'Light' },
    ];
    const answer = {
      event: [{ id: '57', statut: 'complet', activite }, { activite: [] }, { id: 9, show: false }],
      person: { results: [{ id: 5, prenom: 'Ada', nom: null }, 'x'] },
    };
    const fake = calling(answering(json(200, answer)));
    expect(await search('été & mer')).toEqual({
      events: [{ id: 57, title: { fr: 'Lumière', en: 'Light' }, status: 'full' }],
      persons: [{ id: 5, firstName: 'Ada', lastName: null }],
    });
    expect(fake.calls[0]?.url).toBe('https://api.example/api/s/?search=%C3%A9t%C3%A9%20%26%20mer');
  });

  it('uses the first 200 characters of a long query, which the back end accepts, and cuts none in half', async () => {
    const fake = calling(answering(json(200, { event: [], person: [] })));
    await search(`${'a'.repeat(199)}😀 and more`);
    expect(fake.calls[0]?.url).toBe(`https://api.example/api/s/?search=${'a'.repeat(199)}`);
  });

  it.each([[[]], [{}], [{ event: 5, person: [] }]])('does not take %j for a result', async (answer) => {
    calling(answering(json(200, answer)));
    await expect(search('a')).rejects.toMatchObject({ kind: 'shape' });
  });
});

test('a call sends the current number of an event in the back end, and returns the published one', async () => {
  const fake = calling(
    answering(
      new Response(null, { status: 204 }),
      Response.json([{ id: 3, event: 1057 }]),
      Response.json({ event: [{ id: 1057 }, { id: 58 }], person: [{ id: 1012 }] }),
      Response.json({ id: 99, type: 1002 }),
    ),
  );
  const renumbered = { events: { 1057: 57 }, persons: { 1012: 12 }, eventTypes: { 1002: 2 } };
  vi.stubGlobal('__RENUMBERED__', renumbered);
  await subscribe('secret', 57);
  expect(fake.calls[0]?.url).toBe('https://api.example/api/subscribe/1057/');
  expect(await readSubscriptions('secret')).toEqual([{ id: 3, eventId: 57 }]);
  expect(await search('x')).toMatchObject({
    events: [{ id: 57 }, { id: 58 }],
    persons: [{ id: 12 }],
  });
  expect(await readEvent(99)).toMatchObject({ typeId: 2 });
});

test.each([false, 0, 'false', '0'])('a hidden event (%j) is neither found nor read', async (show) => {
  const hidden = { id: 9, show };
  const found = { event: [hidden, { id: 8, show: '1' }], person: [] };
  calling(answering(json(200, found), json(200, hidden)));
  expect((await search('a')).events.map(({ id }) => id)).toEqual([8]);
  expect(await readEvent(9)).toBeNull();
});

const forms: unknown[] = [true, 'https://form.example/9', [{ id: 9 }], '1'];
const noForms: unknown[] = ['false', '0', ' ', 0, [], {}, { url: '' }];
test.each([...forms.map((form) => [form, true] as const), ...noForms.map((form) => [form, false] as const)])(
  'an event with the form %j takes registrations: %s',
  async (inscription_form, takes) => {
    calling(answering(json(200, { id: 9, inscription_form })));
    expect((await readEvent(9))?.takesRegistration).toBe(takes);
  },
);

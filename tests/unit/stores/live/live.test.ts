import { afterEach, beforeEach, describe, expect, it, vi, test } from 'vitest';
import { ApiError } from '../../../../src/back-end/errors.ts';
import { createLiveClient, type LiveClient } from '../../../../src/stores/live/client.ts';
import { sendForm } from '../../../../src/stores/live/forms.ts';
import { readEvent, search } from '../../../../src/stores/live/records.ts';
import { login, toSession } from '../../../../src/stores/live/session.ts';
import { readSubscriptions, subscribe, unsubscribe } from '../../../../src/stores/live/subscriptions.ts';
import { answering, serving, silent, type FakeFetch } from '../../pull/client/fake-fetch.ts';

type LiveOptions = Parameters<typeof createLiveClient>[0];
const clientOf = ({ fetch }: Pick<FakeFetch, 'fetch'>, given: Partial<LiveOptions> = {}): LiveClient =>
  createLiveClient({ apiUrl: 'https://api.example', key: 'k', keyHeader: 'X-App-Key', fetch, ...given });
const json = (status: number, body: unknown) => Response.json(body, { status });
const message = { sender_email: 'a@b.example', subject: 's', message: 'm' };

describe('a call for a visitor', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends after fifteen seconds, or when it is aborted', async () => {
    const client = clientOf({ fetch: silent });
    const waiting = new AbortController();
    const calls = [client.call('/s/'), client.call('/s/', { signal: waiting.signal })];
    const outcomes = Promise.allSettled(calls);
    waiting.abort();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcomes).toMatchObject([{ reason: { kind: 'timeout' } }, { reason: { kind: 'network' } }]);
  });

  it('is made once, and distinguishes a back end that refuses from a network that is down', async () => {
    const fake = answering(json(503, { detail: 'Busy.' }), new TypeError('Failed to fetch'));
    await expect(clientOf(fake).call('/s/')).rejects.toMatchObject({ status: 503, detail: 'Busy.' });
    expect(fake.calls).toHaveLength(1);
    await expect(clientOf(fake).call('/s/')).rejects.toMatchObject({ kind: 'network', status: null });
  });

  it('identifies the site by its key and the visitor by the token, and asks for the language of the page', async () => {
    const fake = answering(new Response(null, { status: 204 }));
    const client = clientOf(fake, { language: () => 'fr' });
    await client.call('/logout/', { method: 'POST', token: 'secret' });
    const headers = { 'X-App-Key': 'k', Authorization: 'Token secret', 'Accept-Language': 'fr' };
    const init = { method: 'POST', headers, cache: 'no-store' };
    expect(fake.calls[0]).toMatchObject({ url: 'https://api.example/api/logout/', init });
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
    expect(await login(clientOf(answering(json(200, answer))), 'u', 'p')).toEqual(session);
  });

  it('fails with an answer without a token', async () => {
    for (const answer of [null, {}, { token: '' }, { token: 5 }, 't']) {
      expect(toSession(answer)).toBeNull();
      const call = login(clientOf(answering(json(200, answer))), 'u', 'p');
      await expect(call).rejects.toMatchObject({ kind: 'shape' });
    }
  });

  it('passes on the messages of the back end about each field', async () => {
    const fields = { username: ['Taken.', 'Too short.'], password: ['Weak.'] };
    const body = { ...fields, password: 'Weak.', non_field_errors: ['No.'] };
    const call = login(clientOf(answering(json(400, body))), 'u', 'p');
    await expect(call).rejects.toMatchObject({ status: 400, detail: 'No.', fields });
    await expect(call).rejects.toBeInstanceOf(ApiError);
  });
});

describe('subscriptions', () => {
  it.each([
    ['ids', [{ id: 1, event: 57 }]],
    ['numeric strings', [{ id: '1', event: '57' }]],
    ['nested events', [{ id: 1, event: { id: '57', show: true } }]],
    ['one page', { count: 1, next: null, results: [{ id: 1, event: 57 }] }],
  ])('are read from %s', async (_name, answer) => {
    expect(await readSubscriptions(clientOf(answering(json(200, answer))), 't')).toEqual([
      { id: 1, eventId: 57 },
    ]);
  });

  it('are read page by page, with the token each time, without those that have no event', async () => {
    const fake = serving({
      '/api/subscriptions/': { next: '?page=2', results: [{ id: 1, event: 57 }, { id: 2, event: null }, {}] },
      '/api/subscriptions/?page=2': { next: null, results: [{ id: 3, event: 58 }] },
    });
    expect((await readSubscriptions(clientOf(fake), 't')).map(({ eventId }) => eventId)).toEqual([57, 58]);
    expect(fake.calls.map(({ init }) => new Headers(init.headers).get('Authorization'))).toEqual([
      'Token t',
      'Token t',
    ]);
  });

  it.each([204, 200])('can be made and cancelled with the answer %i', async (status) => {
    const fake = answering(new Response(null, { status }));
    await unsubscribe(clientOf(fake), 't', 57);
    await subscribe(clientOf(fake), 't', 57);
    expect(fake.calls.map(({ url, init }) => `${init.method ?? ''} ${new URL(url).pathname}`)).toEqual([
      'DELETE /api/subscribe/57/',
      'POST /api/subscribe/57/',
    ]);
  });
});

test('a form is sent as JSON', async () => {
  const fake = answering(json(200, { message: 'Merci' }));
  await sendForm(clientOf(fake), 'contact', message);
  expect(fake.calls[0]?.init).toMatchObject({ method: 'POST', body: JSON.stringify(message) });
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
    const fake = answering(json(200, answer));
    expect(await search(clientOf(fake), 'été & mer')).toEqual({
      events: [{ id: 57, title: { fr: 'Lumière', en: 'Light' }, status: 'full' }],
      persons: [{ id: 5, firstName: 'Ada', lastName: null }],
    });
    expect(fake.calls[0]?.url).toBe('https://api.example/api/s/?search=%C3%A9t%C3%A9%20%26%20mer');
  });

  it('uses the first 200 characters of a long query, which the back end accepts, and cuts none in half', async () => {
    const fake = answering(json(200, { event: [], person: [] }));
    await search(clientOf(fake), `${'a'.repeat(199)}😀 and more`);
    expect(fake.calls[0]?.url).toBe(`https://api.example/api/s/?search=${'a'.repeat(199)}`);
  });

  it.each([[[]], [{}], [{ event: 5, person: [] }]])('does not take %j for a result', async (answer) => {
    await expect(search(clientOf(answering(json(200, answer))), 'a')).rejects.toMatchObject({
      kind: 'shape',
    });
  });
});

test('a call sends the current number of an event in the back end, and returns the published one', async () => {
  const fake = answering(
    new Response(null, { status: 204 }),
    Response.json([{ id: 3, event: 1057 }]),
    Response.json({ event: [{ id: 1057 }, { id: 58 }], person: [{ id: 1012 }] }),
    Response.json({ id: 99, type: 1002 }),
  );
  const renumbered = { events: { 1057: 57 }, persons: { 1012: 12 }, eventTypes: { 1002: 2 } };
  const client = clientOf(fake, { renumbered });
  await subscribe(client, 'secret', 57);
  expect(fake.calls[0]?.url).toBe('https://api.example/api/subscribe/1057/');
  expect(await readSubscriptions(client, 'secret')).toEqual([{ id: 3, eventId: 57 }]);
  expect(await search(client, 'x')).toMatchObject({
    events: [{ id: 57 }, { id: 58 }],
    persons: [{ id: 12 }],
  });
  expect(await readEvent(client, 99)).toMatchObject({ typeId: 2 });
});

test.each([false, 0, 'false', '0'])('a hidden event (%j) is neither found nor read', async (show) => {
  const hidden = { id: 9, show };
  const fake = answering(json(200, { event: [hidden, { id: 8, show: '1' }], person: [] }), json(200, hidden));
  expect((await search(clientOf(fake), 'a')).events.map(({ id }) => id)).toEqual([8]);
  expect(await readEvent(clientOf(fake), 9)).toBeNull();
});

const forms: unknown[] = [true, 'https://form.example/9', [{ id: 9 }], '1'];
const noForms: unknown[] = ['false', '0', ' ', 0, [], {}, { url: '' }];
test.each([...forms.map((form) => [form, true] as const), ...noForms.map((form) => [form, false] as const)])(
  'an event with the form %j takes registrations: %s',
  async (inscription_form, takes) => {
    const fake = answering(json(200, { id: 9, inscription_form }));
    expect((await readEvent(clientOf(fake), 9))?.takesRegistration).toBe(takes);
  },
);

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, failure } from './client-harness.ts';
import { answering, silent } from './fake-fetch.ts';

const busy = (headers: Record<string, string> = {}) =>
  new Response('{"detail": "Busy."}', { status: 503, headers });
const as = (type: string, body: string) => new Response(body, { headers: { 'Content-Type': type } });
const ok = (body: unknown) => Response.json(body);
const latin = (type: string) =>
  new Response(Buffer.from('[{"nom": "Été"}]', 'latin1'), { headers: { 'Content-Type': type } });

describe('an answer', () => {
  it('is requested with the key, in the header that the environment names', async () => {
    const { fetch, calls } = answering(ok({ id: 19 }));
    expect(await clientOf({ fetch }).client.item('/pages/19')).toEqual({ id: 19 });
    expect(calls[0]?.url).toBe('https://api.example/api/pages/19');
    expect(calls[0]?.init.headers).toMatchObject({ 'X-Cle': 'k' });
  });

  it.each([
    ['a page of HTML', as('text/html', '<p>Hello</p>'), 'text/html'],
    ['broken JSON', as('application/json', '{"a":'), 'broken JSON'],
    ['no content type', new Response(new TextEncoder().encode('{}')), 'no content type'],
    ['another encoding than JSON has', latin('application/json'), 'is not utf-8'],
    ['an unknown encoding', latin('application/json; charset=latin-99'), 'is not latin-99'],
  ])('with %s is tried again like that of a busy back end, then refused', async (_name, answer, words) => {
    const { fetch, calls } = answering(answer);
    const error = await failure(clientOf({ fetch }).client.item('/pages/1'));
    expect(error.kind).toBe('garbled');
    expect(error.message).toContain(words);
    expect(calls).toHaveLength(4);
  });

  it('is decoded with the encoding that it names', async () => {
    const { fetch } = answering(latin('application/json; charset=ISO-8859-1'));
    expect(await clientOf({ fetch }).client.item('/pages/1')).toEqual([{ nom: 'Été' }]);
  });

  it('that is larger than allowed is not read to its end', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++;
        controller.enqueue(new Uint8Array(1000));
      },
    });
    const answer = () => new Response(body, { headers: { 'Content-Type': 'application/json' } });
    const error = await failure(
      clientOf({ fetch: answering(answer).fetch, maxBytes: 5000 }).client.item('/x'),
    );
    expect(error).toMatchObject({ kind: 'shape' });
    expect(sent).toBeLessThan(10);
  });

  it('with an error status ends the call with that status and the message of the back end', async () => {
    const { fetch, calls } = answering(Response.json({ detail: 'Not found.' }, { status: 404 }));
    const error = await failure(clientOf({ fetch }).client.item('/pages/78'));
    expect(error).toMatchObject({ kind: 'status', status: 404, detail: 'Not found.' });
    expect(calls).toHaveLength(1);
  });

  it('that redirects within the back end is followed, with the key', async () => {
    const moved = new Response(null, { status: 301, headers: { Location: '/api/pages/19/' } });
    const { fetch, calls } = answering(moved, ok({ id: 19 }));
    expect(await clientOf({ fetch }).client.item('/pages/19')).toEqual({ id: 19 });
    expect(calls[1]?.url).toBe('https://api.example/api/pages/19/');
    expect(calls[1]?.init.headers).toMatchObject({ 'X-Cle': 'k' });
  });

  it.each(['https://elsewhere.example/api/', 'http://api.example/api/', '//10.0.0.7/'])(
    'that redirects to %s is refused before the key is sent there',
    async (location) => {
      const { fetch, calls } = answering(
        new Response(null, { status: 302, headers: { Location: location } }),
      );
      const error = await failure(clientOf({ fetch }).client.item('/pages/19'));
      expect(error).toMatchObject({ kind: 'shape' });
      expect(error.message).toContain(`redirects to ${location} (only those within its origin`);
      expect(calls).toHaveLength(1);
      expect(calls[0]?.init.redirect).toBe('manual');
    },
  );

  it('that redirects in circles is refused', async () => {
    const circle = () => new Response(null, { status: 302, headers: { Location: '/api/pages/19' } });
    const error = await failure(clientOf({ fetch: answering(circle).fetch }).client.item('/pages/19'));
    expect(error.message).toContain('redirects more than 5 times');
  });

  it('that comes from another origin is refused', async () => {
    const elsewhere = ok({});
    Object.defineProperty(elsewhere, 'url', { value: 'https://portal.example/login' });
    const error = await failure(
      clientOf({ fetch: () => Promise.resolve(elsewhere) }).client.item('/pages/1'),
    );
    expect(error.message).toContain('https://portal.example/login');
  });
});

describe('a failing call', () => {
  it.each([
    ['twice as long', 1, [500, 1000, 2000]],
    ['up to half shorter at random', 0, [250, 500, 1000]],
  ])('is tried four times in all, and each wait is %s', async (_name, chance, expected) => {
    const { fetch, calls } = answering(busy());
    const { client, waits } = clientOf({ fetch, random: () => chance });
    expect(await failure(client.item('/x'))).toMatchObject({ kind: 'status', status: 503 });
    expect(calls).toHaveLength(4);
    expect(waits).toEqual(expected);
  });

  it('succeeds as soon as one try succeeds', async () => {
    const { fetch, calls } = answering(new TypeError('fetch failed'), busy(), ok([1]));
    expect(await clientOf({ fetch }).client.item('/x')).toEqual([1]);
    expect(calls).toHaveLength(3);
  });

  it.each([
    ['seconds', '7'],
    ['a date', 'Sat, 12 Oct 2024 17:00:07 GMT'],
  ])('waits as long as Retry-After asks in %s', async (_name, value) => {
    const limited = busy({ 'Retry-After': value, Date: 'Sat, 12 Oct 2024 17:00:00 GMT' });
    const { client, waits } = clientOf({ fetch: answering(limited, ok({})).fetch });
    await client.item('/x');
    expect(waits).toEqual([7000]);
  });

  it('is not tried again when Retry-After asks for more than the time left', async () => {
    const { fetch, calls } = answering(busy({ 'Retry-After': '3600' }));
    const { client, waits } = clientOf({ fetch, totalMs: 60_000 });
    expect(await failure(client.item('/x'))).toMatchObject({ retryAfterSeconds: 3600 });
    expect(calls).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  it('is not sent once the time for the whole pull is over', async () => {
    const clock = { now: 0 };
    const { fetch, calls } = answering(ok({}));
    const { client } = clientOf({ fetch, totalMs: 1000, now: () => clock.now });
    await client.item('/x');
    clock.now = 1000;
    expect(await failure(client.item('/y'))).toMatchObject({ kind: 'timeout' });
    expect(calls).toHaveLength(1);
  });
});

describe('the client', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const stalled = () =>
    new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } });

  it.each([
    ['silence', silent],
    ['a stalled body', answering(stalled).fetch],
  ])('gives up a try after ten seconds of %s', async (_name, fetch) => {
    const error = failure(clientOf({ fetch }).client.item('/x'));
    await vi.advanceTimersByTimeAsync(4 * 10_000);
    const message = 'https://api.example/api/x: no answer within 10 s';
    expect(await error).toMatchObject({ kind: 'timeout', message });
  });

  it('sends a few requests at a time', async () => {
    let running = 0;
    let most = 0;
    const fetch = async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      return ok({});
    };
    const { client } = clientOf({ fetch });
    await Promise.all(Array.from({ length: 12 }, (_, id) => client.item(`/pages/${id}`)));
    expect(most).toBe(4);
  });
});

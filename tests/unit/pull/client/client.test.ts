import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, failure } from './client-harness.ts';
import { answering, silent } from './fake-fetch.ts';

const busy = (headers: Record<string, string> = {}) =>
  new Response('{"detail": "Busy."}', { status: 503, headers });
const ok = (body: unknown) => Response.json(body);

describe('one answer', () => {
  it('is asked for with the key, in the header the environment names', async () => {
    const { fetch, calls } = answering(ok({ id: 19 }));
    expect(await clientOf({ fetch }).client.item('/pages/19')).toEqual({ id: 19 });
    expect(calls[0]?.url).toBe('https://api.example/api/pages/19');
    expect(calls[0]?.init.headers).toMatchObject({ 'X-Cle': 'k' });
  });

  it.each([
    [
      'a page of HTML',
      new Response('<p>Hello</p>', { headers: { 'Content-Type': 'text/html' } }),
      'text/html',
    ],
    [
      'broken JSON',
      new Response('{"a":', { headers: { 'Content-Type': 'application/json' } }),
      'broken JSON',
    ],
    ['no content type', new Response(new TextEncoder().encode('{}')), 'no content type'],
  ])('that is %s is tried again as a busy back end is, then refused', async (_name, answer, words) => {
    const { fetch, calls } = answering(answer);
    const error = await failure(clientOf({ fetch }).client.item('/pages/1'));
    expect(error.kind).toBe('garbled');
    expect(error.message).toContain(words);
    expect(calls).toHaveLength(4);
  });

  const latin = (type: string) =>
    new Response(Buffer.from('[{"nom": "Été"}]', 'latin1'), { headers: { 'Content-Type': type } });

  it('keeps its letters in the encoding it names', async () => {
    const { fetch } = answering(latin('application/json; charset=ISO-8859-1'));
    expect(await clientOf({ fetch }).client.item('/pages/1')).toEqual([{ nom: 'Été' }]);
  });

  it.each([
    ['application/json', 'is not utf-8'],
    ['application/json; charset=latin-99', 'is not latin-99'],
  ])('whose letters would be lost (%s) is refused by name', async (type, words) => {
    const { fetch } = answering(latin(type));
    const error = await failure(clientOf({ fetch }).client.item('/pages/1'));
    expect(error.kind).toBe('garbled');
    expect(error.message).toContain(words);
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

  it('that says no is an error with its status and the words of the back end', async () => {
    const { fetch, calls } = answering(Response.json({ detail: 'Not found.' }, { status: 404 }));
    const error = await failure(clientOf({ fetch }).client.item('/pages/78'));
    expect(error).toMatchObject({ kind: 'status', status: 404, detail: 'Not found.' });
    expect(calls).toHaveLength(1);
  });

  it('that sends on within the back end is followed, with the key', async () => {
    const moved = new Response(null, { status: 301, headers: { Location: '/api/pages/19/' } });
    const { fetch, calls } = answering(moved, ok({ id: 19 }));
    expect(await clientOf({ fetch }).client.item('/pages/19')).toEqual({ id: 19 });
    expect(calls[1]?.url).toBe('https://api.example/api/pages/19/');
    expect(calls[1]?.init.headers).toMatchObject({ 'X-Cle': 'k' });
  });

  it.each(['https://elsewhere.example/api/pages/19', 'http://api.example/api/pages/19', '//10.0.0.7/'])(
    'that sends on to %s is refused before the key goes there',
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

  it('that sends on in circles is refused', async () => {
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

describe('patience', () => {
  it('tries four times in all, each wait twice as long', async () => {
    const { fetch, calls } = answering(busy());
    const { client, waits } = clientOf({ fetch });
    expect(await failure(client.item('/x'))).toMatchObject({ kind: 'status', status: 503 });
    expect(calls).toHaveLength(4);
    expect(waits).toEqual([500, 1000, 2000]);
  });

  it('leaves up to half of each wait to chance', async () => {
    const { client, waits } = clientOf({ fetch: answering(busy()).fetch, random: () => 0 });
    await failure(client.item('/x'));
    expect(waits).toEqual([250, 500, 1000]);
  });

  it('goes on as soon as one try works', async () => {
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

  it('gives up when Retry-After asks for more than the time left', async () => {
    const { fetch, calls } = answering(busy({ 'Retry-After': '3600' }));
    const { client, waits } = clientOf({ fetch, totalMs: 60_000 });
    expect(await failure(client.item('/x'))).toMatchObject({ retryAfterSeconds: 3600 });
    expect(calls).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  it('asks nothing more once the time for the whole pull is over', async () => {
    const clock = { now: 0 };
    const { fetch, calls } = answering(ok({}));
    const { client } = clientOf({ fetch, totalMs: 1000, now: () => clock.now });
    await client.item('/x');
    clock.now = 1000;
    expect(await failure(client.item('/y'))).toMatchObject({ kind: 'timeout' });
    expect(calls).toHaveLength(1);
  });
});

describe('limits', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives up a try after ten seconds of silence', async () => {
    const error = failure(clientOf({ fetch: silent, tries: 1 }).client.item('/x'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await error).toMatchObject({
      kind: 'timeout',
      message: 'https://api.example/api/x: no answer within 10 s',
    });
  });

  it('counts a body that stops flowing as silence', async () => {
    const stalled = () =>
      new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } });
    const error = failure(clientOf({ fetch: answering(stalled).fetch, tries: 1 }).client.item('/x'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await error).toMatchObject({ kind: 'timeout' });
  });

  it('asks a few things at a time', async () => {
    let running = 0;
    let most = 0;
    const fetch = async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      return ok({});
    };
    const { client } = clientOf({ fetch, concurrency: 3 });
    await Promise.all(Array.from({ length: 12 }, (_, id) => client.item(`/pages/${id}`)));
    expect(most).toBe(3);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchBlob, fetchData } from '../../../src/stores/fetch-own.ts';
import { silent } from '../pull/client/fake-fetch.ts';

function answerWith(body: BodyInit, type = 'application/json', status = 200): void {
  const answer = new Response(body, { status, headers: { 'Content-Type': type } });
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    // As in a browser, a request that is aborted delivers no more.
    const rest = answer.body?.pipeThrough(new TransformStream(), signal ? { signal } : {});
    return Promise.resolve(new Response(rest, answer));
  });
}

/** Returns a body that delivers 1,000 bytes every `everySeconds` seconds. */
const flowing = (chunks: number, everySeconds: number) =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, everySeconds * 1000));
      if (chunks-- > 0) controller.enqueue(new Uint8Array(1000));
      else controller.close();
    },
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function outcome<T>(promise: Promise<T>, seconds: number): Promise<T | string> {
  const end = promise.catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return Promise.race([end, Promise.resolve('still waiting')]);
}

test('a request on a network that delivers nothing fails after ten seconds', async () => {
  vi.stubGlobal('fetch', silent);
  const request = fetchData('/data/search/fr.json');
  expect(await outcome(request, 9)).toBe('still waiting');
  expect(await outcome(request, 1)).toContain('/data/search/fr.json could not be fetched');
});

test('a request on a slow network takes as long as it needs if data keeps arriving', async () => {
  answerWith(flowing(20, 4));
  const file = await outcome(fetchBlob('/data/map/fr.json', /json/), 90);
  expect(file).toMatchObject({ size: 20_000 });
});

test('an answer that is not the file is refused: a page of a portal, incomplete JSON or an error', async () => {
  answerWith('<h1>Maintenance</h1>', 'text/html; charset=utf-8');
  expect(await outcome(fetchData('/data/map/fr.json'), 0)).toContain('is answered with 200, and not with');
  answerWith('{"events":', 'application/json');
  expect(await outcome(fetchData('/data/map/fr.json'), 0)).toContain('is answered with 200, and not with');
  answerWith('', 'application/json', 503);
  expect(await outcome(fetchData('/data/map/fr.json'), 0)).toContain('is answered with 503');
});

test('an aborted request fails with the reason of its caller', async () => {
  answerWith(flowing(20, 4));
  const giveUp = new AbortController();
  const request = fetchBlob('/press/a.jpg', /^image\//, { signal: giveUp.signal });
  giveUp.abort(new Error('cancelled'));
  expect(await outcome(request, 0)).toContain('cancelled');
});

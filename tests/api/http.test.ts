import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { seedFestival } from '../../scripts/api/db/seed.ts';
import { fixtureFestival } from './fixture-festival.ts';
import { answered, backEnd, KEY, SITE } from './harness.ts';

/** Values of `If-None-Match` that match an answer. */
const tagsMatching = (etag: string) => [etag, `W/${etag}`, `"other", ${etag}`, '*'];

test('the application key is required by every call, even to unknown paths, in the configured header', async () => {
  const { app } = backEnd({ keyHeader: 'X-Other' });
  const refusal = { detail: 'A valid X-Other header is required.' };
  for (const headers of [{}, { 'X-Other': 'wrong' }, { 'X-App-Key': KEY }] as HeadersInit[])
    for (const path of ['/api/evenements/', '/api/nothing/', '/api/login/'])
      expect(await answered(app.request(path, { headers }))).toEqual([403, refusal]);
  expect((await app.request('/api/menu/', { headers: { 'X-Other': KEY } })).status).toBe(200);
});

test('a body that the caller breaks off is answered with 400, and not reported as an error', async () => {
  const { app, reports } = backEnd();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"message": "Bon')),
    pull: (controller) => controller.error(new Error('aborted')),
  });
  const headers = { 'X-App-Key': KEY, 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  expect((await app.request('/api/send-email/', init)).status).toBe(400);
  expect(reports).toEqual([]);
});

describe('answers to calls from web pages', () => {
  test('may be read by the site and by no other, even if they are errors', async () => {
    const { app, call } = backEnd();
    const answer = await call('/menu/', { headers: { Origin: SITE } });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(SITE);
    expect(answer.headers.get('Vary')).toContain('Origin');
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
    const refusal = await app.request('/api/menu/', { headers: { Origin: SITE } });
    expect([refusal.status, refusal.headers.get('Access-Control-Allow-Origin')]).toEqual([403, SITE]);
    const elsewhere = await call('/menu/', { headers: { Origin: 'https://other.example' } });
    expect(elsewhere.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  test('are preceded by a preflight, which needs no key and may be cached', async () => {
    const { app } = backEnd();
    const headers = { Origin: SITE, 'Access-Control-Request-Method': 'DELETE' };
    const answer = await app.request('/api/subscribe/2/', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(SITE);
    expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('DELETE');
    expect(answer.headers.get('Access-Control-Allow-Headers')).toMatch(/X-App-Key, Authorization/);
    expect(Number(answer.headers.get('Access-Control-Max-Age'))).toBeGreaterThan(0);
  });
});

describe('methods', () => {
  test.each([
    ['PUT', '/evenements/', 'GET, HEAD'],
    ['GET', '/login/', 'POST'],
    ['PATCH', '/subscribe/2/', 'POST, DELETE'],
  ])('%s %s is not allowed, only %s', async (method, path, allow) => {
    const answer = await backEnd().call(path, { method });
    expect(answer.headers.get('Allow')).toBe(allow);
    expect(await answered(answer)).toEqual([405, { detail: `Method ${method} is not allowed.` }]);
  });

  test('HEAD returns the headers of a GET', async () => {
    const site = backEnd();
    const answer = await site.call('/evenements/', { method: 'HEAD' });
    const whole = await (await site.call('/evenements/')).arrayBuffer();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('Content-Length')).toBe(String(whole.byteLength));
  });
});

describe('caching', () => {
  test.each(['/evenements/?type=1', '/evenements/1', '/menu/', '/s/?search=nuit'])(
    'an unchanged %s is not sent again',
    async (path) => {
      const site = backEnd();
      const first = await site.call(path);
      const etag = first.headers.get('ETag') ?? '';
      expect(etag).toMatch(/^"[^"]+"$/);
      expect(first.headers.get('Cache-Control')).toMatch(/^public/);
      for (const tag of tagsMatching(etag)) {
        const again = await site.call(path, { headers: { 'If-None-Match': tag } });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe('');
        expect(again.headers.get('ETag')).toBe(etag);
      }
      expect((await site.call(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    },
  );

  test('a list is compressed for callers who accept that, with an ETag of its own', async () => {
    const site = backEnd();
    const plain = await site.call('/evenements/');
    const compressed = await site.call('/evenements/', { headers: { 'Accept-Encoding': 'br, gzip;q=0.8' } });
    expect(compressed.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(await compressed.arrayBuffer()).toString()).toBe(await plain.text());
    expect(compressed.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
    for (const { headers } of [plain, compressed]) expect(headers.get('Vary')).toContain('Accept-Encoding');
    const refused = await site.call('/evenements/', { headers: { 'Accept-Encoding': 'gzip;q=0' } });
    expect(refused.headers.get('Content-Encoding')).toBeNull();
  });

  test('changed content has another ETag', async () => {
    const site = backEnd();
    const before = await site.call('/menu/');
    seedFestival(site.db.sqlite, { ...fixtureFestival(), socials: [] });
    const after = await site.call('/menu/');
    expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
  });

  test('a hidden event is not found, whatever ETag is sent', async () => {
    expect((await backEnd().call('/evenements/5/', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });

  test('errors are not cached', async () => {
    const answer = await backEnd().call('/evenements/?type=x');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('media', () => {
  const picture = { body: new Uint8Array([1, 2, 3]), type: 'image/webp' };
  const site = backEnd({ media: (path) => Promise.resolve(path === '/media/photo/a.webp' ? picture : null) });

  test('are served without the key, as <img> requires, and may be read by the site’s scripts', async () => {
    const answer = await site.app.request('/media/photo/a.webp', { headers: { Origin: SITE } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(SITE);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture.body);
    expect((await site.app.request('/media/photo/b.webp')).status).toBe(404);
  });

  test('are not sent again if they are unchanged', async () => {
    const etag = (await site.app.request('/media/photo/a.webp')).headers.get('ETag') ?? '';
    const statusFor = async (tag: string) =>
      (await site.app.request('/media/photo/a.webp', { headers: { 'If-None-Match': tag } })).status;
    for (const tag of tagsMatching(etag)) expect(await statusFor(tag)).toBe(304);
    expect(await statusFor('"other"')).toBe(200);
  });
});

test('internal errors are reported in full, and answered without details', async () => {
  const site = backEnd({ media: () => Promise.reject(new Error('secret path')) });
  const answer = site.app.request('/media/photo/a.webp');
  expect(await answered(answer)).toEqual([500, { detail: 'Something went wrong on our side.' }]);
  expect(site.reports).toEqual([new Error('secret path')]);
});

test('the log has one line per request, even if it fails, without search queries', async () => {
  const { call, log } = backEnd();
  const answer = await call('/s/?search=private');
  const { byteLength: bytes } = await answer.arrayBuffer();
  const id = answer.headers.get('X-Request-Id');
  await call('/nothing/');
  expect(log).toMatchObject([
    { time: '2024-10-12T16:00:00.000Z', id, method: 'GET', path: '/api/s', status: 200, bytes },
    { path: '/api/nothing', status: 404 },
  ]);
});

import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createStaticApp } from '../../../scripts/serve/static-app.ts';
import { sharedFolder } from '../../fixtures/temporary-folder.ts';
import { writeFiles } from '../../fixtures/write-files.ts';

const page = `<!doctype html><title>Ombre</title>${'<p>Une lumière douce.</p>'.repeat(100)}`;
const clip = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
const folder = sharedFolder();
const root = join(folder, 'dist');
const app = createStaticApp(root);

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return app.request(`http://localhost${path}`, { headers });
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

beforeAll(() => {
  writeFiles(folder, {
    'dist/index.html': page,
    'dist/404.html': 'Page introuvable',
    'dist/en/404.html': 'Page not found',
    'dist/fr/event/Allô,_«_Tunis_»/index.html': page,
    'dist/_astro/app.abc123.js': 'export const a = 1;',
    'dist/media/0123456789abcdef.mp4': clip,
    'secret.txt': 'not to be served',
  });
});

describe('pages', () => {
  test('a path with a trailing slash serves the index of its folder, and one without redirects to it with its query', async () => {
    const path = '/fr/event/All%C3%B4,_%C2%AB_Tunis_%C2%BB';
    const response = await get(`${path}/`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(page);
    const redirect = await get(`${path}?id=57`);
    expect([redirect.status, redirect.headers.get('Location')]).toEqual([301, `${path}/?id=57`]);
  });

  test('a path that begins with two slashes never redirects to another host', async () => {
    const response = await get('//fr//event//All%C3%B4,_%C2%AB_Tunis_%C2%BB');
    expect(response.headers.get('Location')).toMatch(/^\/fr\b/);
  });

  test('an unknown address is answered with the 404 page of its language', async () => {
    const [french, english] = [await get('/fr/nulle-part/'), await get('/en/nowhere/')];
    expect([french.status, english.status]).toEqual([404, 404]);
    expect(await french.text()).toBe('Page introuvable');
    expect(await english.text()).toBe('Page not found');
  });

  test('a page that is built again is served in its new version', async () => {
    writeFiles(root, { 'fr/nouveau/index.html': 'avant' });
    expect(await (await get('/fr/nouveau/')).text()).toBe('avant');
    writeFiles(root, { 'fr/nouveau/index.html': 'et après' });
    expect(await (await get('/fr/nouveau/')).text()).toBe('et après');
  });
});

describe('requests that are refused', () => {
  const outside = ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/fr/..%2f..%2fsecret.txt'];

  test.each([...outside, '/%00', '/%ff'])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('a method other than GET and HEAD is refused', async () => {
    const response = await app.request('http://localhost/', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});

describe('transfer', () => {
  test('texts are compressed as the browser accepts', async () => {
    const brotli = await get('/', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await bytesOf(brotli)).toString()).toBe(page);
    const gzip = await get('/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gzip.headers.get('Content-Encoding')).toBe('gzip');
    expect(gzip.headers.get('Vary')).toBe('Accept-Encoding');
    expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(page);
  });

  test('HEAD returns the headers only, and 304 a browser that has the current version', async () => {
    const response = await app.request('http://localhost/media/0123456789abcdef.mp4', { method: 'HEAD' });
    expect([response.status, response.headers.get('Content-Length')]).toEqual([200, '1000']);
    expect(await response.text()).toBe('');
    const version = (await get('/')).headers.get('ETag') ?? '';
    const known = await get('/', { 'If-None-Match': version });
    expect([known.status, await known.text()]).toEqual([304, '']);
  });

  test('files named by their content are immutable, pages are revalidated', async () => {
    expect((await get('/_astro/app.abc123.js')).headers.get('Cache-Control')).toContain('immutable');
    expect((await get('/media/0123456789abcdef.mp4')).headers.get('Cache-Control')).toContain('immutable');
    expect((await get('/')).headers.get('Cache-Control')).toBe('no-cache');
  });

  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/1000', clip.subarray(0, 10)],
    ['bytes=990-', 206, 'bytes 990-999/1000', clip.subarray(990)],
    ['bytes=-5', 206, 'bytes 995-999/1000', clip.subarray(995)],
    ['bytes=2000-', 416, 'bytes */1000', Buffer.alloc(0)],
  ])('a video player that requests %s is answered with %i', async (range, status, contentRange, body) => {
    const response = await get('/media/0123456789abcdef.mp4', { Range: range });
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Range')).toBe(contentRange);
    expect(await bytesOf(response)).toEqual(body);
  });
});

test('every answer has the headers of its path, of which `host-headers.test.ts` tests the values', async () => {
  const { headers } = await get('/fr/embed/program/2024/');
  expect(headers.get('Content-Security-Policy')).toBe('frame-ancestors *');
  const page = (await get('/fr/embedded/')).headers;
  expect(page.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
  expect(page.get('Access-Control-Allow-Origin')).toBeNull();
  const media = (await get('/media/0123456789abcdef.mp4')).headers;
  expect(media.get('Access-Control-Allow-Origin')).toBe('*');
});

describe('a site that is served before it is finished', () => {
  const finishing = Promise.withResolvers();
  const asked: string[] = [];
  const unfinished = createStaticApp(root, {
    finished: finishing.promise,
    make: (path) => {
      asked.push(path);
      return Promise.resolve(path === '/media/1.mp4' ? join(root, 'media/0123456789abcdef.mp4') : null);
    },
  });
  const ask = async (path: string): Promise<Response> => unfinished.request(`http://localhost${path}`);

  test('makes a file when it is requested, and has all its pages, so that an unknown one is answered with 404 at once', async () => {
    const answer = await ask('/media/1.mp4');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect((await ask('/')).status).toBe(200);
    expect((await ask('/en/event/2/')).status).toBe(404);
    expect(asked).toEqual(['/media/1.mp4']);
  });

  test('answers for any other file once all are made, with the file or a 404', async () => {
    const paths = ['/fr/edition/2022/pack.json', '/en/2.mp4'];
    const answers = paths.map(ask);
    await vi.waitFor(() => expect(asked).toEqual(expect.arrayContaining(paths)));
    writeFiles(root, { 'fr/edition/2022/pack.json': '{}' });
    finishing.resolve(null);
    const [pack, none] = await Promise.all(answers);
    expect(await pack?.json()).toEqual({});
    expect(none?.status).toBe(404);
  });
});

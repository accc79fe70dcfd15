import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const code = (text = ''): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
const failed = new TypeError('Failed to fetch');

/** Opens a page whose network returns these successive answers by path. */
async function pageWith(answers: Record<string, (Response | Promise<Response> | Error)[]>) {
  const calls: string[] = [];
  const message = { hidden: true, querySelector: () => null };
  const defined = new Set(['astro-island']);
  vi.resetModules();
  vi.stubGlobal('document', { baseURI: 'https://site.example/fr/', querySelector: () => message });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.stubGlobal('customElements', { get: (name: string) => (defined.has(name) ? vi.fn() : undefined) });
  vi.stubGlobal('fetch', (path: string, { cache }: RequestInit) => {
    calls.push(cache === 'default' ? path : `${path} ${cache ?? ''}`);
    const answer = answers[path]?.shift() ?? failed;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const loading = await import('../../../../src/components/browser/load-code.ts');
  return { calls, message, defined, ...loading };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Runs the waiting times between attempts, and returns the result or the error as a text. */
async function settled<T>(promise: Promise<T>): Promise<T | string> {
  const end = promise.catch((error: unknown) => String(error));
  await vi.runAllTimersAsync();
  return end;
}

test('a file that fails once is fetched again, without the browser’s cache', async () => {
  const { calls, loadCode } = await pageWith({ '/_astro/a.js': [failed, code()] });
  expect(await settled(loadCode(() => Promise.resolve('module'), ['_astro/a.js']))).toBe('module');
  expect(calls).toEqual(['/_astro/a.js', '/_astro/a.js reload']);
});

test('a module is not imported while one of its files fails, and the next attempt fetches it again', async () => {
  const page = new Response('<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } });
  const { loadCode } = await pageWith({
    '/_astro/a.js': [code()],
    '/_astro/b.js': [page, new Response('', { status: 503 }), code()],
  });
  const load = vi.fn(() => Promise.resolve('module'));
  const paths = ['_astro/a.js', '_astro/b.js'];
  expect(await settled(loadCode(load, paths))).toContain('/_astro/b.js answers 503');
  expect(load).not.toHaveBeenCalled();
  expect(await settled(loadCode(load, paths))).toBe('module');
});

test('an island is fetched with all its imports, each file once', async () => {
  const { calls, fetchModules } = await pageWith({
    '/_astro/Map.js': [code('import{a}from"./react.js";import`./deep.js`;const b=()=>import(`./later.js`)')],
    '/_astro/react.js': [code('export{a}from"./deep.js"')],
    '/_astro/deep.js': [code('import"./Map.js"')],
  });
  await settled(fetchModules(['/_astro/Map.js']));
  expect(calls.sort()).toEqual(['/_astro/Map.js', '/_astro/deep.js', '/_astro/react.js']);
});

test('the message about a missing file stays while other code loads, and disappears when the file arrives', async () => {
  const answers = { '/_astro/a.js': [failed, failed, code()], '/_astro/b.js': [code()] };
  const { message, loadCode } = await pageWith(answers);
  await settled(loadCode(() => Promise.resolve('a'), ['_astro/a.js']));
  message.hidden = false;
  await settled(loadCode(() => Promise.resolve('b'), ['_astro/b.js']));
  expect(message.hidden).toBe(false);
  await settled(loadCode(() => Promise.resolve('a'), ['_astro/a.js']));
  expect(message.hidden).toBe(true);
});

test('a late file is reported as missing ten seconds after somebody waits for it, until it arrives, and fetched once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { calls, message, loadCode, importAhead } = await pageWith({ '/_astro/a.js': [promise] });
  const load = () => loadCode(() => Promise.resolve('module'), ['_astro/a.js']);
  const ahead = importAhead(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(message.hidden).toBe(true);
  const awaited = load();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(message.hidden).toBe(false);
  resolve(code());
  expect(await Promise.all([ahead, awaited])).toEqual(['module', 'module']);
  expect([message.hidden, calls]).toEqual([true, ['/_astro/a.js']]);
});

test('an island that an earlier gesture began to load is reported as late once somebody waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { message, fetchModules, waitFor } = await pageWith({ '/_astro/Map.js': [promise] });
  const island = fetchModules(['/_astro/Map.js']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(message.hidden).toBe(true);
  const awaited = waitFor(island);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(message.hidden).toBe(false);
  resolve(code());
  await awaited;
  expect(message.hidden).toBe(true);
});

test('the message about the late script of every page stays while other code loads', async () => {
  const { message, defined, loadCode } = await pageWith({
    '/_astro/a.js': [code()],
    '/_astro/b.js': [code()],
  });
  message.hidden = false;
  defined.clear();
  await settled(loadCode(() => Promise.resolve('a'), ['_astro/a.js']));
  expect(message.hidden).toBe(false);
  defined.add('astro-island');
  await settled(loadCode(() => Promise.resolve('b'), ['_astro/b.js']));
  expect(message.hidden).toBe(true);
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { serveApp } from '../../../scripts/serve/serve.ts';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import { createOtherBackend } from '../../fixtures/other-festival/backend.ts';
import { otherEnvironment } from '../../fixtures/other-festival/environment.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const main = fileURLToPath(new URL('../../../scripts/pull/main.ts', import.meta.url));

/** Prepares the command in a temporary folder, with a back end that can be closed for maintenance. */
async function command() {
  const state = { isClosed: false };
  const answer = createOtherBackend();
  const closed = () => Response.json({ detail: 'Closed.' }, { status: 403 });
  const backEnd = { fetch: (request: Request) => (state.isClosed ? closed() : answer(request)) };
  const { url, close } = await serveApp(backEnd, 0);
  onTestFinished(close);
  const { port } = new URL(url);
  const cwd = temporaryFolder();
  const env = { ...process.env, ...otherEnvironment, API_URL: `http://127.0.0.1:${port}` };
  // Otherwise the pull would continue after a timeout of the test, and keep trying to create its removed folder.
  const ending = new AbortController();
  onTestFinished(() => ending.abort());

  const run = (args: string[] = [], overrides: Record<string, string> = {}) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      execFile(
        process.execPath,
        [main, ...args],
        { cwd, env: { ...env, ...overrides }, signal: ending.signal },
        (error, stdout, stderr) => {
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
        },
      );
    });
  return { state, run, port, cwd };
}

it('the command pulls what an embedded back end on another port has, and if it is strict, fails without it', async () => {
  const { state, run, port, cwd } = await command();
  const overrides = { API_URL: 'http://127.0.0.1:4322', PULL_FROM_PORT: port };
  expect(await run([], overrides)).toMatchObject({
    code: 0,
    output: expect.stringContaining('2 editions, 7 events') as string,
  });
  const { manifest, media } = readSnapshot(join(cwd, '.data/snapshots/http-127.0.0.1-4322'));
  expect(manifest.source).toBe(overrides.API_URL);
  const own = Object.keys(media).filter((url) => new URL(url).hostname === '127.0.0.1');
  expect(own).not.toEqual([]);
  // The addresses of media do not name the port that the back end happens to have.
  expect(own.filter((url) => !url.startsWith(`${overrides.API_URL}/`))).toEqual([]);
  state.isClosed = true;
  const later = await run(['--strict'], overrides);
  expect(later.code).toBe(3);
  expect(later.output).toContain('403');
});

it('the command reports an unknown option', async () => {
  const { run } = await command();
  expect(await run(['--accept-shrinkage'])).toMatchObject({
    code: 3,
    output: expect.stringContaining('--accept-shrinkage') as string,
  });
});

import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { expect, it, onTestFinished } from 'vitest';
import { createOtherBackend } from '../../fixtures/other-festival/backend.ts';
import { otherEnvironment } from '../../fixtures/other-festival/environment.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const main = fileURLToPath(new URL('../../../scripts/pull/main.ts', import.meta.url));

/** Prepares the command in a temporary folder, with a back end that can be closed for maintenance. */
async function command() {
  const state = { isClosed: false };
  const answer = createOtherBackend();
  const closed = () => Response.json({ detail: 'Closed.' }, { status: 403 });
  const listener = getRequestListener((request) => (state.isClosed ? closed() : answer(request)), {
    overrideGlobalObjects: false,
  });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const cwd = temporaryFolder();
  const env = { ...process.env, ...otherEnvironment, API_URL: `http://127.0.0.1:${address.port}` };
  // Otherwise the pull would continue after a timeout of the test, and keep trying to create its removed folder.
  const ending = new AbortController();
  onTestFinished(() => ending.abort());

  const run = (...args: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      execFile(
        process.execPath,
        [main, ...args],
        { cwd, env, signal: ending.signal },
        (error, stdout, stderr) => {
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
        },
      );
    });
  return { state, run };
}

it('the command succeeds, even without the back end unless it is strict', async () => {
  const { state, run } = await command();
  expect(await run()).toMatchObject({
    code: 0,
    output: expect.stringContaining('2 editions, 7 events') as string,
  });
  state.isClosed = true;
  const later = await run();
  expect(later.code).toBe(0);
  expect(later.output).toMatch(/WARNING: the pull failed: .*403[^]*last good snapshot, \d min old/);
  expect((await run('--strict')).code).toBe(3);
});

it('the command reports an unknown option', async () => {
  const { run } = await command();
  expect(await run('--accept-shrinkage')).toMatchObject({
    code: 3,
    output: expect.stringContaining('--accept-shrinkage') as string,
  });
});

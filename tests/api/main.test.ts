import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../scripts/api/db/open.ts';
import { freePort } from '../../scripts/commands/support/ports.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const MAIN = fileURLToPath(new URL('../../scripts/festival/main.ts', import.meta.url));

function run(
  args: string[],
  env: Record<string, string>,
): Promise<{ code: unknown; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });
}

// Each start of a process takes long on a busy machine.
describe('npm run api', { timeout: 60_000 }, () => {
  test('reports to its parent when it is ready, follows its environment, keeps its port, and ends when asked to', async () => {
    // A simultaneous run of this test uses another port.
    const port = String(await freePort(20_000 + (process.pid % 10_000)));
    const env = {
      API_DB: join(temporaryFolder(), 'api.sqlite'),
      API_PORT: port,
      API_LIMITS: 'message=1',
    };
    const child = fork(MAIN, { env, stdio: 'pipe' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [message] = (await once(child, 'message')) as unknown[];
    expect(message).toEqual({ ready: true, url: `http://localhost:${port}` });
    const headers = { 'X-App-Key': 'dhaw-development-key', 'Content-Type': 'application/json' };
    const ask = async (path: string, init: RequestInit = {}) =>
      (await fetch(`http://localhost:${port}/api${path}`, { headers, ...init })).status;
    expect(await ask('/editions/')).toBe(200);
    const letter = { method: 'POST', body: JSON.stringify({ message: 'Bonjour' }) };
    // The default limit is 60. All are sent at once: on a busy machine, waiting would allow another message again.
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('/send-email/', letter)));
    expect(new Set(answers)).toEqual(new Set([200, 429]));
    expect(await run([], env)).toMatchObject({
      code: 1,
      err: `Port ${port} is taken: stop what uses it, or set API_PORT to another one.\n`,
    });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('reports in one line which value is wrong', async () => {
    expect(await run([], { API_PORT: 'many' })).toMatchObject({
      code: 1,
      err: 'Wrong environment: API_PORT=many must be a port number.\n',
    });
  });

  test('exports a table, and copies the database', async () => {
    const folder = temporaryFolder();
    const [database, copy] = [join(folder, 'api.sqlite'), join(folder, 'copy.sqlite')];
    openStore(database).close();
    const env = { API_DB: database };
    const outcomes = await Promise.all([
      run(['--export', 'subscriptions'], env),
      run(['--backup', copy], env),
    ]);
    const table = '\uFEFFid,date,event,title,username,first_name,last_name,email\r\n';
    expect(outcomes).toEqual([
      { code: 0, out: table, err: '' },
      { code: 0, out: '', err: '' },
    ]);
    expect(existsSync(copy)).toBe(true);
  });
});

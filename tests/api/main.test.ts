import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/commands/support/ports.ts';
import { newFestival } from '../../scripts/festival/new-festival.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const MAIN = fileURLToPath(new URL('../../scripts/festival/main.ts', import.meta.url));

const run = (args: string[], env: Record<string, string>) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [MAIN, ...args], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });

// Each start of a process takes long on a busy machine.
describe('npm run api', { timeout: 60_000 }, () => {
  test('reports to its parent when it is ready, follows its environment, keeps its port, exports its tables, and ends when asked to', async () => {
    // A simultaneous run of this test uses another port.
    const port = String(await freePort(20_000 + (process.pid % 10_000)));
    // A small festival, which is read faster than that of the demo.
    const folder = temporaryFolder();
    const FESTIVAL = join(folder, 'festival');
    newFestival(FESTIVAL, new Date('2026-11-22T12:00:00Z'));
    const env = {
      FESTIVAL,
      API_DB: join(folder, 'api.sqlite'),
      API_PORT: port,
      API_LIMITS: 'message=1',
      API_KEY: 'key-of-a-test',
      API_KEY_HEADER: 'X-Cle',
      SITE_URL: 'https://example.org',
      PORT: '5000',
    };
    const child = fork(MAIN, { env, stdio: 'pipe' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [message] = (await once(child, 'message')) as unknown[];
    expect(message).toEqual({ ready: true, url: `http://localhost:${port}` });
    const headers = { 'X-Cle': 'key-of-a-test', 'Content-Type': 'application/json' };
    const ask = async (path: string, init: RequestInit = {}) =>
      (await fetch(`http://localhost:${port}/api${path}`, { headers, ...init })).status;
    expect(await ask('/editions/')).toBe(200);
    for (const Origin of ['https://example.org', 'http://localhost:5000', 'http://127.0.0.1:5000']) {
      const answer = await fetch(`http://localhost:${port}/api/roles/`, { headers: { ...headers, Origin } });
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(Origin);
    }
    const letter = { method: 'POST', body: JSON.stringify({ message: 'Bonjour' }) };
    // The default limit is 60. All are sent at once: on a busy machine, waiting would allow another message again.
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('/send-email/', letter)));
    expect(new Set(answers)).toEqual(new Set([200, 429]));
    const [second, table] = await Promise.all([run([], env), run(['--export', 'subscriptions'], env)]);
    expect(second).toMatchObject({
      code: 1,
      err: `Port ${port} is taken: stop what uses it, or set API_PORT to another one.\n`,
    });
    const names = '\uFEFFid,date,event,title,username,first_name,last_name,email\r\n';
    expect(table).toEqual({ code: 0, out: names, err: '' });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

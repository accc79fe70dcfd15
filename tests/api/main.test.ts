import { execFile, fork, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../../scripts/api/db/open.ts';

const MAIN = fileURLToPath(new URL('../../scripts/festival/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'api-main-'));
const database = join(folder, 'api.sqlite');
const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

interface Outcome {
  code: unknown;
  out: string;
  err: string;
}

function run(args: string[], env: Record<string, string>): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], { env: { API_DB: database, ...env } }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });
}

/** A port that something listens on until `close`. */
async function takenPort(): Promise<{ port: number; close: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, close: () => server.close() };
}

async function freePort(): Promise<string> {
  const { port, close } = await takenPort();
  close();
  return String(port);
}

// Each starts a process, which takes long on a busy machine.
describe('npm run api', { timeout: 60_000 }, () => {
  test('tells its parent when it is ready, answers, and ends with success when asked to stop', async () => {
    const port = await freePort();
    const child = fork(MAIN, { env: { API_DB: database, API_PORT: port }, stdio: 'pipe' });
    children.push(child);
    const message = await new Promise<unknown>((resolve) => child.once('message', resolve));
    expect(message).toEqual({ ready: true, url: `http://localhost:${port}` });
    const headers = { 'X-App-Key': 'dhaw-development-key' };
    expect((await fetch(`http://localhost:${port}/api/editions/`, { headers })).status).toBe(200);
    child.kill('SIGTERM');
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  });

  test('lets as many messages through as its environment says', async () => {
    const port = await freePort();
    const env = { API_DB: database, API_PORT: port, API_LIMITS: 'message=1' };
    const child = fork(MAIN, { env, stdio: 'pipe' });
    children.push(child);
    await new Promise((resolve) => child.once('message', resolve));
    const send = () =>
      fetch(`http://localhost:${port}/api/send-email/`, {
        method: 'POST',
        headers: { 'X-App-Key': 'dhaw-development-key', 'Content-Type': 'application/json' },
        body: JSON.stringify({ sender_email: 'leila@example.org', message: 'Bonjour' }),
      });
    expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
    child.kill('SIGTERM');
  });

  test('says in one line that its port is taken', async () => {
    const { port, close } = await takenPort();
    const { code, err } = await run([], { API_PORT: String(port) });
    close();
    expect(code).toBe(1);
    expect(err).toBe(`Port ${port} is taken: stop what uses it, or set API_PORT to another one.\n`);
  });

  test('says in one line which value is wrong', async () => {
    const { code, err } = await run([], { API_PORT: 'many' });
    expect(code).toBe(1);
    expect(err).toBe('Wrong environment: API_PORT=many must be a port number.\n');
  });

  test('copies its database to a new file of its owner’s, and never over another', async () => {
    const { sqlite, write, close } = openStore(database);
    await write(() => sqlite.exec("INSERT INTO meta (name, value) VALUES ('written', 'while it is open')"));
    const copy = join(folder, 'copy.sqlite');
    expect(await run(['--backup', copy], {})).toEqual({ code: 0, out: '', err: '' });
    close();
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const copied = openStore(copy);
    expect(copied.sqlite.prepare("SELECT value FROM meta WHERE name = 'written'").get()).toEqual({
      value: 'while it is open',
    });
    copied.close();
    expect(await run(['--backup', copy], {})).toEqual({
      code: 1,
      out: '',
      err: `${copy} is there already: name a new file for --backup.\n`,
    });
  });

  test('exports a table and refuses to export what it does not know', async () => {
    openStore(database).close();
    const table = await run(['--export', 'subscriptions'], {});
    expect(table).toEqual({
      code: 0,
      out: '\uFEFFid,date,event,title,username,first_name,last_name,email\r\n',
      err: '',
    });
    const unknown = await run(['--export', 'passwords'], {});
    expect(unknown).toMatchObject({
      code: 1,
      err: '--export takes messages or subscriptions, not “passwords”.\n',
    });
  });

  test('does not pass a database that is not there for an empty one', async () => {
    const elsewhere = join(folder, 'elsewhere.sqlite');
    expect(await run(['--export', 'messages'], { API_DB: elsewhere })).toEqual({
      code: 1,
      out: '',
      err: `There is no database at ${elsewhere}: set API_DB to the back end’s.\n`,
    });
    expect(existsSync(elsewhere)).toBe(false);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';

let occupied: Server;
let port: number;

beforeAll(async () => {
  occupied = createServer().listen(0, '127.0.0.1');
  await once(occupied, 'listening');
  const address = occupied.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => occupied.close());

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

async function run(command: string, env: Record<string, string>): Promise<Outcome> {
  const child = spawn(process.execPath, ['scripts/run.mjs', command], { env: { ...process.env, ...env } });
  const outcome: Outcome = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (data: Buffer) => (outcome.stdout += data.toString()));
  child.stderr.on('data', (data: Buffer) => (outcome.stderr += data.toString()));
  [outcome.code] = (await once(child, 'close')) as [number | null];
  return outcome;
}

test('a taken port is named in one line, with what to do', async () => {
  const outcome = await run('start', { PORT: String(port) });
  expect(outcome).toEqual({
    code: 1,
    stdout: '',
    stderr: `Port ${port} is taken: stop what uses it, or set PORT to another one.\n`,
  });
});

test('a wrong environment is named in one line before anything is started', async () => {
  const outcome = await run('build', { CURRENT_YEAR: 'soon' });
  expect(outcome).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Wrong environment: CURRENT_YEAR=soon .*\n$/) as string,
  });
});

test('a host that publishes what it builds is told what to set before anything is pulled', async () => {
  const outcome = await run('build', {
    NETLIFY: 'true',
    CONTEXT: 'production',
    URL: 'https://biennale.example',
  });
  expect(outcome).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'This site would not work for its visitors. In Netlify, under Project configuration → Environment variables:\n' +
      '  API_URL is not set, so that browsers would ask http://localhost:4322: set it to the origin of the back end\n' +
      '  API_KEY is the key of development: set it to the application key of the back end\n',
  });
});

test('two servers on one port are refused before anything is started', async () => {
  const outcome = await run('start', { PORT: '4999', API_PORT: '4999' });
  expect(outcome).toMatchObject({ code: 1, stdout: '' });
  expect(outcome.stderr).toContain('PORT=4999 and API_PORT=4999 must be two ports');
});

test('an unknown command is answered with those there are', async () => {
  const outcome = await run('strat', {});
  expect(outcome.code).toBe(1);
  expect(outcome.stderr).toMatch(/^There is no command “strat”: it is one of start, dev, .*\n$/);
});

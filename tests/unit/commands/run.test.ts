import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { build } from '../../../scripts/commands/build.ts';
import { start } from '../../../scripts/commands/start.ts';

test('a port that is taken is reported with what to do, before anything is started', async () => {
  const occupied = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void occupied.close());
  await once(occupied, 'listening');
  const address = occupied.address();
  const port = String(typeof address === 'object' && address?.port);
  vi.stubEnv('PORT', port);
  await expect(start([])).rejects.toThrow(
    `Port ${port} is taken: stop what uses it, or set PORT to another one.`,
  );
});

test('a build on a host that publishes it reports missing settings before anything is pulled', async () => {
  vi.stubEnv('NETLIFY', 'true');
  vi.stubEnv('CONTEXT', 'production');
  vi.stubEnv('URL', 'https://biennale.example');
  await expect(build([])).rejects.toThrow(
    'This site would not work for its visitors. In Netlify, under Project configuration → Environment variables:\n' +
      '  API_URL is not set, so that browsers would ask http://localhost:4322: set it to the origin of the back end\n' +
      '  API_KEY is the key of development: set it to the application key of the back end',
  );
});

test.each([
  ['a wrong environment', 'build', /^Wrong environment: CURRENT_YEAR=soon .*\n$/],
  ['an unknown command', 'strat', /^There is no command “strat”: it is one of start, dev, .*\n$/],
])('%s is reported in one line, without any other output', (_what, command, line) => {
  const env = { ...process.env, CURRENT_YEAR: 'soon' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', command], { env });
  expect([status, stdout.toString()]).toEqual([1, '']);
  expect(stderr.toString()).toMatch(line);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../commands/support/ports.ts';
import { ifMissing } from '../files/error-code.ts';
import { signInVisitors } from './support/accounts.ts';
import { connect } from './support/client.ts';
import { largeFestival } from './support/crowded-festival.ts';
import { load } from './support/load.ts';
import { startProcess } from './support/start.ts';
import type { Report } from './support/report.ts';

const CONFIGURATION = new URL('../api/caching-proxy.conf', import.meta.url);
const EVENTS = 500;
const PREFERRED_PORT = 4765;
/** Share of the reads that the cache must answer without the back end. */
const LEAST_ANSWERED = 0.95;

/** Reads through nginx, with the configuration that ships with the back end. Skipped if nginx is not installed. */
export async function cachingProxy(report: Report, folder: string): Promise<void> {
  const settings = { database: join(folder, 'api.sqlite'), events: EVENTS, cheapHashes: true };
  const server = await startProcess(settings);
  const proxy = await startNginx(folder, server.url);
  if (!proxy) {
    report.line('nginx is not here: apt-get install nginx-light');
    await server.end('SIGTERM');
    return;
  }
  const [own = '', other = ''] = await signInVisitors(server.url, 2);
  const ids = largeFestival(EVENTS).events.map(({ id }) => id);
  using client = connect(proxy.url);
  await client.send({ method: 'POST', path: `/subscribe/${ids[0] ?? 0}/`, token: own });
  const countOf = async (token: string): Promise<number> =>
    (JSON.parse((await client.send({ path: '/subscriptions/', token })).text) as unknown[]).length;
  const isTheirOwn = (await countOf(own)) === 1 && (await countOf(other)) === 0;
  report.check(isTheirOwn, 'whoever is signed in gets their own registrations');

  const figures = await load({
    url: proxy.url,
    connections: 16,
    seconds: 10,
    call: (n) => ({ path: n % 10 === 0 ? '/menu/' : `/evenements/${ids[n % ids.length] ?? 0}/` }),
  });
  report.figures('reads through the cache', figures);
  const answers = readFileSync(proxy.log, 'utf8').trim().split('\n');
  const answered = answers.filter((status) => status === 'HIT').length / answers.length;
  report.check(
    answered >= LEAST_ANSWERED,
    `${(answered * 100).toFixed(1)} % of ${answers.length} calls do not reach the back end`,
  );

  await server.end('SIGKILL');
  const { status } = await client.send({ path: '/menu/' });
  report.check(status === 200, 'what was read is still there when the back end is not');
  await proxy.stop();
}

/** Starts nginx. @returns null if it is not installed. @throws Error if it is installed but does not start. */
async function startNginx(folder: string, backEnd: string) {
  const port = await freePort(PREFERRED_PORT);
  const log = join(folder, 'cache.log');
  mkdirSync(join(folder, 'cache'));
  const http = readFileSync(CONFIGURATION, 'utf8')
    .replace('/var/cache/nginx/festival', join(folder, 'cache'))
    .replace('127.0.0.1:4322', new URL(backEnd).host)
    .replace('listen 80', `listen 127.0.0.1:${port}`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    // Started as root, nginx would switch to another user, who cannot write to the folder.
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ` +
      `events {}\nhttp { client_body_temp_path ${folder}/bodies; log_format cache $upstream_cache_status; access_log ${log} cache;\n${http}}\n`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'inherit' });
  if ((await once(nginx, 'spawn').catch(ifMissing(null))) === null) return null;
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error('nginx does not start.');
    await pause(20);
  }
  return {
    url,
    /** Path of a log with one line for each call: the cache status of its answer. */
    log,
    stop: async (): Promise<void> => {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

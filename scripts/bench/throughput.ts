import { join } from 'node:path';
import { credentialsOf, signInVisitors } from './support/accounts.ts';
import type { Call } from './support/client.ts';
import { largeFestival } from './support/crowded-festival.ts';
import { load, type Figures, type Load } from './support/load.ts';
import { startProcess } from './support/start.ts';
import type { Report } from './support/report.ts';

const EVENTS = 2000;
const VISITORS = 20;
/** The longest times that visitors would not notice. */
const MAX_READ_MS = 250;
const MAX_WRITE_MS = 500;

const onlyStatuses = ({ statuses }: Figures, ...allowed: number[]): boolean =>
  [...statuses.keys()].every((status) => allowed.includes(status));

/** Measures reads and writes per second with 2,000 events, and reads during a flood of logins. */
export async function throughput(report: Report, folder: string): Promise<void> {
  const settings = { database: join(folder, 'api.sqlite'), events: EVENTS, cheapHashes: false };
  const server = await startProcess(settings);
  const ids = largeFestival(EVENTS).events.map(({ id }) => id);
  const tokens = await signInVisitors(server.url, VISITORS);
  const base = { url: server.url, connections: 32, seconds: 5 };
  const measure = async (name: string, given: Pick<Load, 'call'> & Partial<Load>): Promise<Figures> => {
    const figures = await load({ ...base, ...given });
    report.figures(name, figures);
    return figures;
  };

  const event: Load['call'] = (n) => ({ path: `/evenements/${ids[n % ids.length] ?? 0}/` });
  const reads = await measure('one event', { call: event });
  report.check(onlyStatuses(reads, 200), 'every read is answered');
  const list = (): Call => ({ path: '/evenements/', isCompressed: true });
  await measure(`list of ${EVENTS} events`, { connections: 4, call: list });
  const ofDay = (): Call => ({ path: '/evenements/?exact_date=2024-10-12&type=1', isCompressed: true });
  await measure('events of a day', { call: ofDay });
  const search: Load['call'] = (n) => ({ path: `/s/?search=${['lum', 'nuit', 'a'][n % 3] ?? ''}` });
  await measure('search', { call: search });

  const writes = await measure('signed-in writes, each on the disk', { call: subscribeCall(ids, tokens) });
  report.check(onlyStatuses(writes, 201, 204), 'every write is answered');
  report.check(writes.p99 < MAX_WRITE_MS, `99 of 100 writes take less than ${MAX_WRITE_MS} ms`);

  const flood = load({ ...base, connections: 100, call: loginCall });
  const readsDuringFlood = await load({ ...base, connections: 8, call: event });
  report.figures('logins by 100 callers at once', await flood);
  report.figures('one event, meanwhile', readsDuringFlood);
  report.check(onlyStatuses(await flood, 200, 503), 'a login is checked or told to come back');
  const areSoon = readsDuringFlood.p99 < MAX_READ_MS;
  report.check(areSoon, `99 of 100 reads take less than ${MAX_READ_MS} ms meanwhile`);
  report.check((await server.end('SIGTERM')) === 0, 'the server stops when asked');
}

/** Subscribes each visitor to each event in turn, then unsubscribes them again. */
function subscribeCall(ids: readonly number[], tokens: readonly string[]): Load['call'] {
  return (n) => {
    const path = `/subscribe/${ids[Math.floor(n / tokens.length) % ids.length] ?? 0}/`;
    const isSecondRound = Math.floor(n / tokens.length / ids.length) % 2 === 1;
    const token = tokens[n % tokens.length] ?? '';
    return { method: isSecondRound ? 'DELETE' : 'POST', path, token };
  };
}

const loginCall: Load['call'] = (n) => ({
  method: 'POST',
  path: '/login/',
  body: credentialsOf(`visitor-${n % VISITORS}`),
});

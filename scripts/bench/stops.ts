import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../files/error-code.ts';
import { signInVisitors } from './support/accounts.ts';
import { connect, letter } from './support/client.ts';
import { largeFestival } from './support/crowded-festival.ts';
import { audit, type Ledger } from './support/ledger.ts';
import { startProcess } from './support/start.ts';
import type { Report } from './support/report.ts';

const EVENTS = 500;
const VISITORS = 40;
const CALLERS = 12;
const CUT = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** Kills the back end two hundred times under load: whatever was acknowledged must be there afterwards. */
export const kill = (report: Report, folder: string): Promise<void> =>
  stopUnderLoad(report, folder, 'SIGKILL', 200);

/** Asks the back end to end, fifty times under load: calls under way must also get their complete answer. */
export const terminate = (report: Report, folder: string): Promise<void> =>
  stopUnderLoad(report, folder, 'SIGTERM', 50);

async function stopUnderLoad(report: Report, folder: string, signal: 'SIGKILL' | 'SIGTERM', rounds: number) {
  const settings = { database: join(folder, 'api.sqlite'), events: EVENTS, cheapHashes: true };
  const ledger: Ledger = { letters: new Set(), subscriptions: new Set() };
  const first = await startProcess(settings);
  const tokens = await signInVisitors(first.url, VISITORS);
  await first.end('SIGKILL');

  const next = callsInTurn(ledger, tokens);
  let answered = 0;
  let dropped = 0;
  let damaged = 0;
  let failedExits = 0;
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const server = await startProcess(settings);
    const callers = await startCallers(server.url, next);
    // A different number of answers in each round, so that the stop falls on every stage of a call.
    while (callers.answered() < (round * 37) % 101) await pause(1);
    const start = performance.now();
    const code = await server.end(signal);
    slowest = Math.max(slowest, performance.now() - start);
    dropped += await callers.dropped;
    answered += callers.answered();
    if (code !== (signal === 'SIGTERM' ? 0 : null)) failedExits += 1;
    if (!audit(settings.database, ledger)) damaged += 1;
  }
  const acknowledged = ledger.letters.size + ledger.subscriptions.size;
  report.line(`${rounds} × ${signal}, ${answered} answers, ${acknowledged} of them to writes`);
  report.check(damaged === 0, 'after each every acknowledged write is there and the file is whole');
  if (signal === 'SIGKILL') return;
  report.line(`the slowest stop took ${Math.round(slowest)} ms`);
  report.check(dropped === 0, `no call under way is dropped (${dropped} were)`);
  report.check(failedExits === 0, 'every stop is a success');
}

/** Returns a source of calls: in turn a read, a letter, a subscription. No write repeats; `note` records its answer. */
function callsInTurn(ledger: Ledger, tokens: readonly string[]) {
  const events = largeFestival(EVENTS).events.map(({ id }) => id);
  let n = 0;
  return () => {
    n += 1;
    const turn = Math.floor(n / 3);
    const account = Math.floor(turn / events.length);
    const [event, token] = [events[turn % events.length], tokens[account]];
    if (n % 3 === 0) return { call: { path: '/evenements/' }, note: null };
    if (n % 3 === 1 || event === undefined || token === undefined) {
      const subject = `letter ${n}`;
      return { call: letter(subject), note: () => ledger.letters.add(subject) };
    }
    return {
      call: { method: 'POST' as const, path: `/subscribe/${event}/`, token },
      note: () => ledger.subscriptions.add(`${account + 1}/${event}`),
    };
  };
}

/** Starts callers with one connection each, which call as fast as they are answered until the connection fails. */
async function startCallers(url: string, next: ReturnType<typeof callsInTurn>) {
  const clients = Array.from({ length: CALLERS }, () => connect(url));
  // All connections are open before any is cut.
  await Promise.all(clients.map((client) => client.send({ path: '/menu/' })));
  let answered = 0;
  /** Returns whether a call under way was dropped, rather than a new one refused. */
  const callUntilCut = async (client: (typeof clients)[number]): Promise<boolean> => {
    using caller = client;
    try {
      for (;;) {
        const { call, note } = next();
        const { status, text } = await caller.send(call);
        if (status !== 200 && status !== 201) throw new Error(`A call answered ${status}: ${text}`);
        note?.();
        answered += 1;
      }
    } catch (error) {
      if (codeOf(error) === 'ECONNREFUSED') return false;
      if (CUT.includes(codeOf(error))) return true;
      throw error;
    }
  };
  return {
    answered: () => answered,
    /** Number of calls that never got their complete answer, once every caller has stopped. */
    dropped: Promise.all(clients.map(callUntilCut)).then((drops) => drops.filter(Boolean).length),
  };
}

import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connect, letter } from './support/client.ts';
import { withFolder } from './support/folder.ts';
import { audit } from './support/ledger.ts';
import { startProcess } from './support/start.ts';
import type { Report } from './support/report.ts';

const ROUNDS = 50;
const CALLERS = 12;

interface Tally {
  answered: number;
  /** Calls sent over an open connection that never got their whole answer. */
  dropped: number;
  letters: Set<string>;
}

/** Stops the back end fifty times under load: every request being served gets its whole answer. */
export async function terminate(report: Report): Promise<void> {
  await withFolder(async (folder) => {
    const settings = { database: join(folder, 'api.sqlite'), events: 200, cheapHashes: true };
    const tally: Tally = { answered: 0, dropped: 0, letters: new Set() };
    let failedExits = 0;
    let slowest = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startProcess(settings);
      const callers = Array.from({ length: CALLERS }, (_, index) =>
        startCaller(server.url, tally, `${round}-${index}`),
      );
      await Promise.all(callers.map(({ connected }) => connected));
      const goal = tally.answered + ((round * 37) % 101);
      while (tally.answered < goal) await setTimeout(1);
      const start = performance.now();
      const code = await server.end('SIGTERM');
      slowest = Math.max(slowest, performance.now() - start);
      await Promise.all(callers.map(({ refused }) => refused));
      if (code !== 0) failedExits += 1;
    }
    const { integrity, lost } = audit(settings.database, {
      letters: tally.letters,
      subscriptions: new Set(),
    });
    report.line(`${ROUNDS} stops, ${tally.answered} answers, slowest stop ${Math.round(slowest)} ms`);
    report.check(tally.dropped === 0, `no call under way is dropped (${tally.dropped} were)`);
    report.check(failedExits === 0, 'every stop is a success');
    report.check(integrity === 'ok' && lost.length === 0, 'every acknowledged write is there');
  });
}

/** Reads and writes in turn over one connection until a new one is refused. */
function startCaller(url: string, tally: Tally, name: string) {
  const { promise: connected, resolve } = Promise.withResolvers<undefined>();
  const client = connect(url);
  const makeCall = async (n: number): Promise<void> => {
    const subject = `letter ${name}-${n}`;
    const isRead = n % 2 === 0;
    const { status } = await client.send(isRead ? { path: '/evenements/' } : letter(subject));
    if (status !== 200) throw new Error(`A call answered ${status}.`);
    tally.answered += 1;
    if (!isRead) tally.letters.add(subject);
    resolve(undefined);
  };
  const callUntilRefused = async (): Promise<void> => {
    try {
      for (let n = 0; ; n += 1) await makeCall(n);
    } catch (error) {
      const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
      if (!isRefused) tally.dropped += 1;
    } finally {
      client.close();
    }
  };
  return {
    /** The first answer has come, so the connection stands. */
    connected,
    /** The server takes no new connection any more. */
    refused: callUntilRefused(),
  };
}

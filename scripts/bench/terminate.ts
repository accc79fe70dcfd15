import { join } from 'node:path';
import { connect } from './support/client.ts';
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

/** Stops the back end fifty times under load: whoever was being served gets the whole answer. */
export async function terminate(report: Report): Promise<void> {
  await withFolder(async (folder) => {
    const settings = { database: join(folder, 'api.sqlite'), events: 200, cheapHashes: true };
    const tally: Tally = { answered: 0, dropped: 0, letters: new Set() };
    let failedExits = 0;
    let slowest = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startProcess(settings);
      const callers = Array.from({ length: CALLERS }, (_, index) =>
        call(server.url, tally, `${round}-${index}`),
      );
      const goal = tally.answered + 20 + ((round * 37) % 101);
      while (tally.answered < goal) await new Promise((resolve) => setImmediate(resolve));
      const start = performance.now();
      const code = await server.end('SIGTERM');
      slowest = Math.max(slowest, performance.now() - start);
      await Promise.all(callers);
      if (code !== 0) failedExits += 1;
    }
    const { integrity, lost } = audit(settings.database, {
      letters: tally.letters,
      subscriptions: new Set(),
    });
    report.line(`${ROUNDS} stops, ${tally.answered} answers, slowest stop ${Math.round(slowest)} ms`);
    report.promise(tally.dropped === 0, `no call under way is dropped (${tally.dropped} were)`);
    report.promise(failedExits === 0, 'every stop is a success');
    report.promise(integrity === 'ok' && lost.length === 0, 'every acknowledged write is there');
  });
}

/** Reads and writes in turn over one connection until a new one is refused. */
async function call(url: string, tally: Tally, name: string): Promise<void> {
  const client = connect(url);
  for (let n = 0; ; n += 1) {
    const subject = `letter ${name}-${n}`;
    const body = { sender_email: 'visitor@example.org', subject, message: 'Bonjour' };
    try {
      const isRead = n % 2 === 0;
      const { status } = await client.send(
        isRead ? { path: '/evenements/' } : { method: 'POST', path: '/send-email/', body },
      );
      if (status === 200) tally.answered += 1;
      else tally.dropped += 1;
      if (!isRead) tally.letters.add(subject);
    } catch (error) {
      const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
      if (!isRefused) tally.dropped += 1;
      client.close();
      return;
    }
  }
}

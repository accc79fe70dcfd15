import { join } from 'node:path';
import { signInVisitors } from './support/accounts.ts';
import { withFolder } from './support/folder.ts';
import { largeFestival } from './support/large-festival.ts';
import { audit, type Ledger } from './support/ledger.ts';
import { startProcess } from './support/start.ts';
import { createWrites, startWriters } from './support/writers.ts';
import type { Report } from './support/report.ts';

const ROUNDS = 200;
const EVENTS = 500;
const VISITORS = 40;
const WRITERS = 8;

/** Kills the back end two hundred times under writers: whatever was acknowledged must be there afterwards. */
export async function kill(report: Report): Promise<void> {
  await withFolder(async (folder) => {
    const settings = { database: join(folder, 'api.sqlite'), events: EVENTS, cheapHashes: true };
    const ledger: Ledger = { letters: new Set(), subscriptions: new Set() };
    const first = await startProcess(settings);
    const tokens = await signInVisitors(first.url, VISITORS);
    await first.end('SIGKILL');

    const events = largeFestival(EVENTS).events.map(({ id }) => id);
    const nextWrite = createWrites(ledger, tokens, events);
    let damaged = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startProcess(settings);
      const writers = startWriters(server.url, WRITERS, nextWrite);
      // A different number each round, so that the end falls on every moment of a write.
      await writers.acknowledged(1 + ((round * 37) % 101));
      await server.end('SIGKILL');
      await writers.ended;
      const { integrity, lost } = audit(settings.database, ledger);
      if (integrity !== 'ok' || lost.length > 0) damaged += 1;
    }
    const acknowledged = ledger.letters.size + ledger.subscriptions.size;
    report.line(`${ROUNDS} kills, ${acknowledged} acknowledged writes`);
    report.check(damaged === 0, 'after every kill all of them are there and the file is whole');
  });
}

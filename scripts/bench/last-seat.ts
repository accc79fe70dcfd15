import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { signInVisitors } from './support/accounts.ts';
import { connect } from './support/client.ts';
import { largeFestival } from './support/crowded-festival.ts';
import { audit } from './support/ledger.ts';
import { startProcess, type ServerProcess } from './support/start.ts';
import type { Report } from './support/report.ts';

const ROUNDS = 100;
const CALLERS = 200;
/** The second process is killed and restarted once in this many rounds. */
const KILLED_EVERY = 5;

/**
 * Runs two processes on one database file. In each round two hundred visitors request the only place of an event, half
 * of them from each process. The second process is killed in some rounds.
 */
export async function lastSeat(report: Report, folder: string): Promise<void> {
  const database = join(folder, 'api.sqlite');
  const settings = { database, events: ROUNDS, places: 1, cheapHashes: true };
  const steady = await startProcess(settings);
  let other = await startProcess(settings);
  const tokens = await signInVisitors(steady.url, CALLERS);
  const acknowledged = new Set<string>();
  const statuses = new Map<string, number>();

  for (const [round, { id }] of largeFestival(ROUNDS).events.entries()) {
    const calls = tokens.map(async (token, index) => {
      const answer = await ask(index % 2 === 0 ? steady : other, id, token);
      if (answer === '201') acknowledged.add(`${index + 1}/${id}`);
      statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
    });
    if (round % KILLED_EVERY === 0) {
      // Killed once the first call is answered, while the others are at any stage.
      await Promise.race(calls);
      await other.end('SIGKILL');
    }
    await Promise.all(calls);
    if (round % KILLED_EVERY === 0) other = await startProcess(settings);
  }

  const places = placesTaken(database);
  report.line([...statuses].map(([status, count]) => `${count} × ${status}`).join(', '));
  report.check(!places.some((taken) => taken > 1), 'no place is sold twice');
  report.check(places.length === ROUNDS, 'every event’s place is sold');
  report.check(audit(database, { subscriptions: acknowledged }), 'every acknowledged registration is there');
  const ends = [await steady.end('SIGTERM'), await other.end('SIGTERM')];
  report.check(!ends.some(Boolean), 'both processes stop when asked');
}

/** Returns the status of the answer, or “no answer” if the process was killed first. */
async function ask({ url }: ServerProcess, event: number, token: string): Promise<string> {
  using client = connect(url);
  const call = { method: 'POST', path: `/subscribe/${event}/`, token } as const;
  const answer = await client.send(call).catch(() => null);
  return answer ? String(answer.status) : 'no answer';
}

function placesTaken(database: string): number[] {
  using db = new DatabaseSync(database);
  const rows = db.prepare('SELECT count(*) AS taken FROM subscription GROUP BY event').all();
  return rows.map((row) => Number(row['taken']));
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signInVisitors } from './support/accounts.ts';
import { connect, letter, type Call } from './support/client.ts';
import { onSmallDisk } from './support/folder.ts';
import { audit } from './support/ledger.ts';
import { startProcess } from './support/start.ts';
import type { Report } from './support/report.ts';

/** Size of a file that leaves the database little room, and that is deleted later to make room. */
const BALLAST_BYTES = 8 * 1024 * 1024;
const MAX_LETTERS = 20_000;

/** Fills the disk under the back end: writes must report it, reads must go on, and writes must resume with room. */
export async function diskFull(report: Report, folder: string): Promise<void> {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  if (!(await onSmallDisk(disk, '16m', () => fill(disk, report))))
    report.line('skipped: mounting a small disk takes rights this user lacks');
}

async function fill(disk: string, report: Report): Promise<void> {
  const ballast = join(disk, 'ballast');
  writeFileSync(ballast, Buffer.alloc(BALLAST_BYTES));
  const database = join(disk, 'api.sqlite');
  const saved = new Set<string>();
  const server = await startProcess({ database, events: 20, cheapHashes: true });
  try {
    await writeUntilFull(server.url, () => rmSync(ballast), saved, report);
  } finally {
    await server.end('SIGKILL');
  }
  report.check(audit(database, { letters: saved }), 'every acknowledged letter is there');
}

async function writeUntilFull(url: string, makeRoom: () => void, saved: Set<string>, report: Report) {
  const [token = ''] = await signInVisitors(url, 1);
  using client = connect(url);
  const write = async (): Promise<number> => {
    const subject = `letter ${saved.size}`;
    const { status } = await client.send(letter(subject, 'x'.repeat(9000)));
    if (status === 200) saved.add(subject);
    return status;
  };

  let status = 200;
  while (status === 200 && saved.size < MAX_LETTERS) status = await write();
  report.check(
    status === 507,
    `a write on the full disk is answered 507 (${status}, after ${saved.size} letters)`,
  );

  const reads: Call[] = [
    { path: '/evenements/' },
    { path: '/s/?search=a' },
    { path: '/subscriptions/', token },
  ];
  const statuses = new Set<number>();
  for (let times = 0; times < 50; times += 1) {
    for (const read of reads) statuses.add((await client.send(read)).status);
    await write();
  }
  report.check(statuses.size === 1 && statuses.has(200), 'reads go on meanwhile');

  makeRoom();
  report.check((await write()) === 200, 'with room again, writes go on');
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readSnapshot, SnapshotError } from '../../src/content/snapshot.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';
import { readSettings } from '../commands/support/settings.ts';
import { startCrowdedBackEnd } from './support/crowded-site.ts';
import { onSmallDisk } from './support/folder.ts';
import type { Report } from './support/report.ts';

const EVENTS = 100;
const KILLS = 50;
/** Room that a disk has for a new snapshot, as shares of the size of the last one. */
const ROOMS = [0, 0.1, 0.3, 0.5, 0.7, 0.9];

/** Kills a pull at fifty moments, and runs it on six disks that become full: the new or last snapshot must be whole. */
export async function pullFaults(report: Report, folder: string): Promise<void> {
  await using backEnd = await startCrowdedBackEnd(EVENTS, folder);
  const snapshots = snapshotFolder(readSettings(backEnd.overrides));
  const pull = (...args: string[]) =>
    spawn(process.execPath, ['scripts/pull/main.ts', ...args], {
      env: { ...process.env, ...backEnd.overrides },
      stdio: 'ignore',
    });
  const end = async (child: ReturnType<typeof pull>): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  const isWhole = (mayBeMissing = false): boolean => {
    try {
      return readSnapshot(snapshots).festival.events.length >= EVENTS;
    } catch (error) {
      return mayBeMissing && error instanceof SnapshotError && error.isMissing;
    }
  };

  const start = performance.now();
  report.check((await end(pull('--strict'))) === 0 && isWhole(), `${EVENTS} events are pulled`);
  const milliseconds = performance.now() - start;
  const copy = join(folder, 'snapshots');
  cpSync(snapshots, copy, { recursive: true });

  let damaged = 0;
  for (let round = 0; round < KILLS; round += 1) {
    // In every other round there is no earlier snapshot to fall back to.
    const isFirst = round % 2 === 1;
    rmSync(snapshots, { recursive: true, force: true });
    if (!isFirst) cpSync(copy, snapshots, { recursive: true });
    const child = pull();
    await setTimeout((milliseconds * (round + 1)) / KILLS);
    child.kill('SIGKILL');
    await end(child);
    if (!isWhole(isFirst)) damaged += 1;
  }
  report.check(damaged === 0, `after ${KILLS} kills the snapshot is whole (${damaged} were not)`);
  report.check((await end(pull('--strict'))) === 0 && isWhole(), 'the next pull succeeds');
  await fillDisk(snapshots, copy, report, async () => (await end(pull())) !== null && isWhole());
}

/** Pulls on disks that are too small for the last snapshot and a new one. */
async function fillDisk(snapshots: string, copy: string, report: Report, pullAgain: () => Promise<boolean>) {
  const kilobytes = Number(execFileSync('du', ['-sk', snapshots], { encoding: 'utf8' }).split('\t')[0]);
  let damaged = 0;
  for (const room of ROOMS) {
    rmSync(snapshots, { recursive: true, force: true });
    mkdirSync(snapshots);
    const size = `${Math.ceil(kilobytes * (1.05 + room))}k`;
    const isMounted = await onSmallDisk(snapshots, size, async () => {
      cpSync(copy, snapshots, { recursive: true });
      if (!(await pullAgain())) damaged += 1;
    });
    if (!isMounted) {
      report.line('no full disk: mounting a small one takes rights this user lacks');
      return;
    }
  }
  report.check(
    damaged === 0,
    `on ${ROOMS.length} disks that become full the last snapshot stays (${damaged} lost it)`,
  );
}

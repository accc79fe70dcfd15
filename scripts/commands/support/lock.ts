import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { replaceFileSync } from '../../files/replace-file.ts';
import { Failure } from './failure.ts';
import { LOCK } from './folders.ts';
import { interruption } from './interruption.ts';

const POLL_MS = 250;
const PATIENCE_MS = 15 * 60 * 1000;

export interface LockOptions {
  /** The lock's file; next to it lies a note that says who holds it. */
  file?: string;
  /** Milliseconds to wait for another command to end. */
  patienceMs?: number;
  /** Takes what there is to say while this waits. */
  onWait?: (message: string) => void;
}

const holderSchema = z.object({ pid: z.number(), command: z.string(), since: z.iso.datetime() });
type Holder = z.infer<typeof holderSchema>;

/**
 * Does some work while no other command works on what all of them share: `.data`, `.cache` and `dist`. The lock is one
 * of the operating system on an SQLite file: it is gone with the process that holds it, even one that was killed.
 * @param command what the holder is called, e.g. `npm run build`.
 * @throws Failure when another command holds the lock for longer than the patience.
 */
export async function withLock<T>(
  command: string,
  work: () => Promise<T>,
  { file = LOCK, patienceMs = PATIENCE_MS, onWait = console.log }: LockOptions = {},
): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const note = `${file}.json`;
  using lock = new DatabaseSync(file, { timeout: 0 });
  const deadline = performance.now() + patienceMs;
  for (let isFirst = true; !tryLock(lock); isFirst = false) {
    if (performance.now() >= deadline) throw new Failure(refusal(readHolder(note), patienceMs));
    if (isFirst) onWait(waiting(readHolder(note)));
    await pause(POLL_MS, undefined, { signal: interruption });
  }
  replaceFileSync(
    note,
    JSON.stringify({ pid: process.pid, command, since: new Date().toISOString() } satisfies Holder),
  );
  try {
    return await work();
  } finally {
    rmSync(note, { force: true });
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    const SQLITE_BUSY = 5;
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

/** Null in the moment between taking the lock and saying so. */
function readHolder(note: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(note, 'utf8')));
  } catch {
    return null;
  }
}

function waiting(holder: Holder | null): string {
  return `${nameOf(holder)} is at work on .data, .cache and dist: this waits for it to end${remedy(holder)}.`;
}

function refusal(holder: Holder | null, patienceMs: number): string {
  const minutes = Math.round(patienceMs / 60_000);
  return `${nameOf(holder)} has been at work on .data, .cache and dist for more than ${minutes} min: wait for it to end${remedy(holder)}, then start again.`;
}

function nameOf(holder: Holder | null): string {
  if (!holder) return 'Another command';
  return `“${holder.command}” (process ${holder.pid}, since ${new Date(holder.since).toLocaleString('sv')})`;
}

function remedy(holder: Holder | null): string {
  return holder ? `, or stop it with “kill ${holder.pid}”` : '';
}

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { replaceFile } from '../../files/replace-file.ts';
import { Failure } from '../../process/failure.ts';
import { LOCK } from './folders.ts';
import { interruption } from '../../process/interruption.ts';

const POLL_MS = 250;
const TIMEOUT_MS = 15 * 60 * 1000;

interface LockOptions {
  /** The lock's file; a JSON file next to it names the holder. */
  file?: string;
  /** Milliseconds to wait for another command to end. */
  timeoutMs?: number;
}

const holderSchema = z.object({ pid: z.number(), command: z.string(), since: z.iso.datetime() });
type Holder = ReturnType<typeof readHolder>;

/**
 * Runs `work` while no other command works on the shared `.data`, `.cache` and `dist`. The lock is the operating
 * system's own on an SQLite file, so that it is released when the process that holds it ends or is killed.
 * @param command name of the holder, e.g. `npm run build`.
 * @throws Failure when another command holds the lock for longer than the timeout.
 */
export async function withLock<T>(
  command: string,
  work: () => Promise<T>,
  { file = LOCK, timeoutMs = TIMEOUT_MS }: LockOptions = {},
): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const note = `${file}.json`;
  using lock = new DatabaseSync(file, { timeout: 0 });
  const deadline = performance.now() + timeoutMs;
  for (let isFirst = true; !tryLock(lock); isFirst = false) {
    if (performance.now() >= deadline) throw new Failure(timeoutMessage(readHolder(note), timeoutMs));
    if (isFirst) console.log(waitMessage(readHolder(note)));
    await pause(POLL_MS, undefined, { signal: interruption });
  }
  const holder: z.infer<typeof holderSchema> = { pid: process.pid, command, since: new Date().toISOString() };
  await replaceFile(note, JSON.stringify(holder));
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

/** Returns who holds the lock, and how to stop that process. Its name is unknown until it has written its note. */
function readHolder(note: string) {
  try {
    const { pid, command, since } = holderSchema.parse(JSON.parse(readFileSync(note, 'utf8')));
    const name = `“${command}” (process ${pid}, since ${new Date(since).toLocaleString('sv')})`;
    return { name, remedy: `, or stop it with “kill ${pid}”` };
  } catch {
    return { name: 'Another command', remedy: '' };
  }
}

function waitMessage({ name, remedy }: Holder): string {
  return `${name} is at work on .data, .cache and dist: this waits for it to end${remedy}.`;
}

function timeoutMessage({ name, remedy }: Holder, timeoutMs: number): string {
  const minutes = Math.round(timeoutMs / 60_000);
  return `${name} has been at work on .data, .cache and dist for more than ${minutes} min: wait for it to end${remedy}, then start again.`;
}

import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { stagingName } from './staging.ts';

/** Writes a file and waits until the disk has it. */
export async function writeThrough(path: string, data: string | Uint8Array): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Replaces a file as a whole: a reader finds the old one or the new one, and so does whoever comes after a crash. */
export async function replaceFile(path: string, data: string | Uint8Array): Promise<void> {
  // A name of its own: two addresses may bring the same picture at the same time.
  const staged = stagingName(path);
  try {
    await writeThrough(staged, data);
    await rename(staged, path);
  } catch (error) {
    await rm(staged, { force: true });
    throw error;
  }
}

/** The same, at once. */
export function replaceFileSync(path: string, data: string | Uint8Array): void {
  const staged = stagingName(path);
  try {
    const file = openSync(staged, 'w');
    try {
      writeFileSync(file, data);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(staged, path);
  } catch (error) {
    rmSync(staged, { force: true });
    throw error;
  }
}

import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/** JSON as a snapshot's files hold it: readable in a diff, a line for each value. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

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
  const fresh = `${path}.${randomUUID()}.new`;
  try {
    await writeThrough(fresh, data);
    await rename(fresh, path);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

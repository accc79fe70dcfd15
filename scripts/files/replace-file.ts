import { open } from 'node:fs/promises';
import { intoPlace } from './staging.ts';

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

/** Replaces a file atomically: a reader finds the old one or the new one, even after a crash. */
export async function replaceFile(path: string, data: string | Uint8Array): Promise<void> {
  await intoPlace(path, (staged) => writeThrough(staged, data));
}

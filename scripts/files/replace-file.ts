import { writeFile } from 'node:fs/promises';
import { intoPlace } from './staging.ts';

/** Returns JSON in the format of a snapshot's files: readable in a diff, with a line for each value. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

export const writeThrough = (path: string, data: string | Uint8Array): Promise<void> =>
  writeFile(path, data, { flush: true });

/** Replaces a file atomically: a reader finds the old one or the new one, even after a crash. */
export async function replaceFile(path: string, data: string | Uint8Array): Promise<void> {
  await intoPlace(path, (staged) => writeThrough(staged, data));
}

import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './error-code.ts';

/** `.new` and `.part` are of earlier versions. */
const STAGED = /\.(?:staged|new|part)$|^\.new-\d+$/;
/** Nothing is in the making for this long: its maker was cut off. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Where a file or folder is made before it is renamed into place: a name that no reader knows, and no other maker. */
export function stagingName(path: string): string {
  return `${path}.${randomUUID()}.staged`;
}

/**
 * Removes what makers that were cut off have left below a folder, if it is there.
 * @param now milliseconds since the epoch.
 */
export async function sweepAbandoned(folder: string, now: number): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (!STAGED.test(entry.name)) {
      if (entry.isDirectory()) await sweepAbandoned(path, now);
    } else if (now - (await stat(path)).mtimeMs > ABANDONED_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './error-code.ts';

/** `.new` and `.part` are names of earlier versions. */
const STAGED = /\.(?:staged|new|part)$|^\.new-\d+$/;
/** Nothing is staged for this long: the process that made it was interrupted. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** A unique name under which a file or folder is written before it is renamed into place. */
export function stagingName(path: string): string {
  return `${path}.${randomUUID()}.staged`;
}

/**
 * Removes staged files that interrupted processes have left below a folder, if it exists.
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
    } else if (now - (await stat(path)).mtimeMs > ABANDONED_AFTER_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

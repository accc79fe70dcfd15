import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifMissing } from './error-code.ts';

const SUFFIX = '.staged';
/** A staged file or folder that is older than this was left by an interrupted process. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** A unique name under which a file or folder is written before it is renamed into place. */
export function stagingName(path: string): string {
  return `${path}.${randomUUID()}${SUFFIX}`;
}

/** Writes under a staged name, then moves it to the path, creating its folder. A failure leaves nothing behind. */
export async function intoPlace(
  path: string,
  write: (staged: string) => Promise<void>,
  replace = (staged: string): Promise<void> => rename(staged, path),
): Promise<void> {
  // A unique name: two writers may replace the same file at the same time.
  const staged = stagingName(path);
  await mkdir(dirname(path), { recursive: true });
  try {
    await write(staged);
    await replace(staged);
  } catch (error) {
    await rm(staged, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Removes staged files that interrupted processes have left below a folder, if it exists. Other processes may write to
 * the folder meanwhile.
 * @param now milliseconds since the epoch.
 */
export async function sweepAbandoned(folder: string, now: number): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ifMissing([]));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (!entry.name.endsWith(SUFFIX)) {
      if (entry.isDirectory()) await sweepAbandoned(path, now);
    } else {
      // Another process may have moved the file into place by now.
      const staged = await stat(path).catch(ifMissing(null));
      if (staged && now - staged.mtimeMs > ABANDONED_AFTER_MS)
        await rm(path, { recursive: true, force: true });
    }
  }
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder. Disposing of it removes it. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'bench-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Runs the work with a small disk mounted on the folder. Returns false if it cannot be mounted. @param size `16m`. */
export async function onSmallDisk(folder: string, size: string, work: () => Promise<void>): Promise<boolean> {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return false;
  }
  try {
    await work();
  } finally {
    execFileSync('umount', [folder]);
  }
  return true;
}

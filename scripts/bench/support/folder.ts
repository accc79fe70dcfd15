import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the work with a new folder, which is removed afterwards. */
export async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

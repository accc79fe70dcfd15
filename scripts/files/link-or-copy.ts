import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './error-code.ts';

/** Creates a hard link, which takes no space, or a copy across file systems, and its folder. An existing file is kept. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(async (error: unknown) => {
    if (codeOf(error) !== 'EEXIST') await copyFile(from, to);
  });
}

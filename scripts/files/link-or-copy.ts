import { copyFile, link } from 'node:fs/promises';
import { codeOf } from './error-code.ts';

/** Creates a hard link, which takes no space, or a copy across file systems. An existing file is kept. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: unknown) => {
    if (codeOf(error) !== 'EEXIST') await copyFile(from, to);
  });
}

import { copyFile, link } from 'node:fs/promises';
import { codeOf } from './error-code.ts';

/** A hard link costs nothing; across file systems it is a copy. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: unknown) => {
    if (codeOf(error) !== 'EEXIST') await copyFile(from, to);
  });
}

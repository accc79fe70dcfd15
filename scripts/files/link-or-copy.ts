import { copyFile, link } from 'node:fs/promises';

/** A hard link costs nothing; across file systems it is a copy. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code !== 'EEXIST') await copyFile(from, to);
  });
}

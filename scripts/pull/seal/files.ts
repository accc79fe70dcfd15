import { hash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaName } from '../../../src/content/media-urls.ts';
import type { MediaFile } from '../../../src/domain/model/snapshot.ts';
import { codeOf } from '../../files/error-code.ts';
import { stagingName } from '../../files/staging.ts';
import { SealError } from './seal.ts';

/** Years with a folder, in order; none where there are no seals. A folder that is being written has another name. */
export async function sealedYears(seals: string): Promise<number[]> {
  const names = await readdir(seals).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => /^\d{4}$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** Copies a picture or document; a reader never sees half of it. @throws SealError when it is not there. */
export async function copyMedia(from: string, to: string, file: MediaFile): Promise<void> {
  const name = mediaName(file);
  const staged = stagingName(join(to, name));
  try {
    await cp(join(from, name), staged);
    await rename(staged, join(to, name));
  } catch (error) {
    await rm(staged, { force: true });
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new SealError(`${join(from, name)} is missing: pull again, then seal the edition`);
  }
}

/** SHA-256 of a file, in hexadecimal. */
export async function sumOf(path: string): Promise<string> {
  return hash('sha256', await readFile(path));
}

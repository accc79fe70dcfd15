import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaName } from '../../../src/content/media-urls.ts';
import type { MediaFile } from '../../../src/domain/model/snapshot.ts';
import { ifMissing } from '../../files/error-code.ts';
import { intoPlace } from '../../files/staging.ts';
import { SealError } from './seal.ts';

/** Years with a folder, in order; none where there are no seals. A folder that is being written has another name. */
export async function sealedYears(seals: string): Promise<number[]> {
  const names = await readdir(seals).catch(ifMissing([]));
  return names
    .filter((name) => /^\d{4}$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** Copies a picture or document; a reader never sees half of it. @throws SealError when it is not there. */
export async function copyMedia(from: string, to: string, file: MediaFile): Promise<void> {
  const name = mediaName(file);
  if (!existsSync(join(from, name)))
    throw new SealError(`${join(from, name)} is missing: pull again, then seal the edition`);
  await intoPlace(join(to, name), (staged) => cp(join(from, name), staged));
}

/** SHA-256 of a file, in hexadecimal. */
export async function sumOf(path: string): Promise<string> {
  return hash('sha256', await readFile(path));
}

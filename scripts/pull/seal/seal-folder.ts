import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { snapshotLists, SNAPSHOT_VERSION } from '../../../src/content/snapshot.ts';
import { mediaName } from '../../../src/content/media-urls.ts';
import { ifMissing } from '../../files/error-code.ts';
import { writeThrough } from '../../files/replace-file.ts';
import { intoPlace, stagingName } from '../../files/staging.ts';
import { jsonText } from '../snapshot/json-file.ts';
import { copyMedia, filesOf, type Seal, sealFiles, sumOf } from './seal.ts';

/**
 * Writes the folder of a sealed edition, which is whole or not there at all; one that is there already is replaced.
 * @param media folder to copy its pictures and documents from.
 * @throws SealError when one of them is missing.
 */
export async function writeSealFolder(seal: Seal, media: string): Promise<void> {
  await intoPlace(
    seal.folder,
    (staged) => writeFiles(staged, seal, media),
    (staged) => replaceFolder(seal.folder, staged),
  );
}

/** No system replaces a folder in one step: by two renames it is away for a moment, and never half there. */
async function replaceFolder(folder: string, next: string): Promise<void> {
  const former = stagingName(folder);
  await rename(folder, former).catch(ifMissing(undefined));
  await rename(next, folder);
  await rm(former, { recursive: true, force: true });
}

async function writeFiles(folder: string, seal: Seal, media: string): Promise<void> {
  await mkdir(join(folder, sealFiles.media), { recursive: true });
  const { year, source, takenAt, sealedAt, festival } = seal;
  const texts = {
    [sealFiles.description]: { version: SNAPSHOT_VERSION, year, source, takenAt, sealedAt },
    ...Object.fromEntries(snapshotLists.map((name) => [`${name}.json`, festival[name]])),
    [sealFiles.mediaIndex]: seal.media,
  };
  for (const [name, value] of Object.entries(texts)) await writeThrough(join(folder, name), jsonText(value));
  const files = filesOf(seal.media);
  for (const file of files) await copyMedia(media, join(folder, sealFiles.media), file);
  const names = [
    ...Object.keys(texts),
    ...files.map((file) => `${sealFiles.media}/${mediaName(file)}`),
  ].sort();
  let sums = '';
  // One by one: an edition has thousands of files, and few systems let a program open so many.
  for (const name of names) sums += `${await sumOf(join(folder, name))}  ${name}\n`;
  await writeThrough(join(folder, sealFiles.sums), sums);
}

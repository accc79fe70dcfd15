import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  addedLists,
  lacksHolidays,
  listsOfVersion,
  READABLE_VERSIONS,
} from '../../../src/content/snapshot.ts';
import { mediaName } from '../../../src/content/media-urls.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { MediaIndex } from '../../../src/domain/model/snapshot.ts';
import { ifMissing } from '../../files/error-code.ts';
import { copyMedia, filesOf, type Seal, SealError, sealedYears, sealFiles, sumOf } from './seal.ts';

const HOW_TO_MEND =
  'Restore the folder from where it is committed or stored, or take it away to follow the back end again';

const descriptionSchema = z.object({
  /** Version of the snapshot's shape. */
  version: z.int().refine((version) => READABLE_VERSIONS.includes(version)),
  year: z.int(),
  source: z.string(),
  takenAt: z.iso.datetime(),
  sealedAt: z.iso.datetime(),
});

/**
 * Reads the sealed editions of a folder, in order of year; none if there is no such folder.
 * @throws SealError naming every file that is missing or is not what was sealed.
 */
export async function readSeals(seals: string): Promise<Seal[]> {
  const found: Seal[] = [];
  for (const year of await sealedYears(seals)) found.push(await readSeal(join(seals, String(year))));
  return found;
}

/** Copies the files of sealed editions to the folder in which the build looks for media, unless they are there. */
export async function restoreMedia(seals: readonly Seal[], media: string): Promise<void> {
  await mkdir(media, { recursive: true });
  const present = new Set(await readdir(media));
  for (const seal of seals) {
    for (const file of filesOf(seal.media)) {
      if (!present.has(mediaName(file))) await copyMedia(join(seal.folder, sealFiles.media), media, file);
    }
  }
}

async function readSeal(folder: string): Promise<Seal> {
  await verify(folder);
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as unknown;
  const { data, error } = descriptionSchema.safeParse(await read('seal'));
  const unreadable = (what: string, reason: string): SealError =>
    new SealError(`${what} cannot be read by this version: ${reason}. ${HOW_TO_MEND}`);
  if (!data) throw unreadable(join(folder, sealFiles.description), z.prettifyError(error));
  const { version, ...described } = data;
  const lists = await Promise.all(
    listsOfVersion(version).map(async (name) => [name, await read(name)] as const),
  );
  const festival = { ...addedLists, ...Object.fromEntries(lists) } as unknown as Festival;
  if (lacksHolidays(festival.editions)) throw unreadable(folder, 'its edition lacks public holidays');
  return { ...described, folder, festival, media: (await read('media')) as MediaIndex };
}

async function verify(folder: string): Promise<void> {
  const sums = await readFile(join(folder, sealFiles.sums), 'utf8').catch(ifMissing(null));
  if (sums === null) throw new SealError(`${folder} has no ${sealFiles.sums}. ${HOW_TO_MEND}`);
  const broken: string[] = [];
  for (const line of sums.split('\n').filter(Boolean)) {
    const [sum, name = ''] = line.split('  ');
    const actual = await sumOf(join(folder, name)).catch(ifMissing(null));
    if (actual !== sum) broken.push(`${name} ${actual === null ? 'is missing' : 'is not what was sealed'}`);
  }
  if (broken.length > 0) throw new SealError(`In ${folder}, ${broken.join(', ')}. ${HOW_TO_MEND}`);
}

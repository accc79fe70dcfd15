import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fold } from '../../src/domain/text/fold.ts';
import { filesBelow } from '../files/files-below.ts';
import { writeGuides } from './guides.ts';

const STARTER = fileURLToPath(new URL('./starter', import.meta.url));

/**
 * Writes a small festival into a folder: an edition in the year after `now`, a venue, two people, three events, in two
 * languages. Its slug is the folder's name, since two festivals of one slug would share a database. If the folder
 * already contains a festival, only its README and JSON Schemas are rewritten.
 * @returns whether a festival was written.
 * @throws Error when the folder holds something else.
 */
export function newFestival(folder: string, now: Date): boolean {
  const isFestival = existsSync(join(folder, 'festival.yaml'));
  if (!isFestival) writeStarter(folder, String(now.getUTCFullYear() + 1));
  writeGuides(folder);
  return !isFestival;
}

function writeStarter(folder: string, year: string): void {
  if (existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.')))
    throw new Error(`${folder} holds other files: name a folder that is empty or not there yet.`);
  cpSync(STARTER, folder, { recursive: true });
  renameSync(join(folder, 'editions', 'YEAR'), join(folder, 'editions', year));
  const slug =
    fold(basename(resolve(folder)))
      .replace(/[^a-z0-9_-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'my-festival';
  for (const name of filesBelow(folder).filter((file) => file.endsWith('.yaml'))) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('YEAR', year).replaceAll('my-festival', slug));
  }
}

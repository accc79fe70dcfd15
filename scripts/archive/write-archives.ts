import { join } from 'node:path';
import { replaceFile } from '../files/replace-file.ts';
import { editionZip } from './disk/edition-zip.ts';
import type { EditionSource } from './edition-source.ts';
import { editionWacz } from './wacz/edition-wacz.ts';

interface Place {
  folder: string;
  slug: string;
}

const nameOf = (year: number, slug: string): string => `${slug}-${year}`;

/** Returns the paths of an edition's archives: `{slug}-{year}.zip`, and the web archive `{slug}-{year}.wacz`. */
export const archiveFiles = (year: number, { folder, slug }: Place): [zip: string, wacz: string] => [
  join(folder, `${nameOf(year, slug)}.zip`),
  join(folder, `${nameOf(year, slug)}.wacz`),
];

export async function writeArchives(source: EditionSource, place: Place): Promise<string[]> {
  const [zip, wacz] = archiveFiles(source.year, place);
  await replaceFile(zip, editionZip(source, nameOf(source.year, place.slug)));
  await replaceFile(wacz, await editionWacz(source));
  return [zip, wacz];
}

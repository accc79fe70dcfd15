import { join } from 'node:path';
import { replaceFile } from '../files/replace-file.ts';
import { editionZip } from './disk/edition-zip.ts';
import type { EditionSource } from './edition-source.ts';
import { editionWacz } from './wacz/edition-wacz.ts';

/** Writes the archives of an edition into a folder, as `{slug}-{year}` and what they are. */
export async function writeArchives(
  source: EditionSource,
  { folder, slug }: { folder: string; slug: string },
) {
  const name = `${slug}-${source.year}`;
  const archives = [
    { file: `${name}.zip`, content: editionZip(source, name) },
    { file: `${name}.wacz`, content: await editionWacz(source) },
  ];
  for (const { file, content } of archives) await replaceFile(join(folder, file), content);
  return archives.map(({ file, content }) => ({ file: join(folder, file), bytes: content.length }));
}

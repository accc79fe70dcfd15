import { hash } from 'node:crypto';
import { EDITION_SCHEMA_PATH } from '../../../src/i18n/paths.ts';
import type { EditionSource } from '../edition-source.ts';
import { zipOf } from '../zip-file.ts';
import { diskFilesOf } from './disk-files.ts';
import { diskPage } from './disk-page.ts';
import { coverPage, readme } from './cover.ts';

/**
 * Returns an edition as a ZIP that opens from a disk, without a server: pages in both languages, pictures, data, and
 * the hashes of all files. The same site always results in the same bytes.
 */
export function editionZip(source: EditionSource, folder: string): Uint8Array {
  const disk = diskFilesOf(source);
  for (const { path, file } of disk.pages) {
    disk.files.set(file, Buffer.from(diskPage(disk.textOf(path), path, disk)));
  }
  disk.files.set('edition.schema.json', disk.bytesOf(EDITION_SCHEMA_PATH));
  disk.files.set('index.html', Buffer.from(coverPage(source)));
  disk.files.set('README.txt', Buffer.from(readme(source)));
  disk.files.set('SHA256SUMS', Buffer.from(checksums(disk.files)));
  const inFolder = Array.from(disk.files, ([path, content]) => [`${folder}/${path}`, content] as const);
  return zipOf(new Map(inFolder), { date: source.date });
}

/** Lists the hashes of files in the format of `sha256sum -c`. */
function checksums(files: ReadonlyMap<string, Buffer>): string {
  return [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => `${hash('sha256', content)}  ${path}\n`)
    .join('');
}

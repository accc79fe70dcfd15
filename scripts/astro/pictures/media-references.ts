import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../files/files-below.ts';

/** A media file that a page refers to: a derivative of a picture, or (without width) the file as it is. */
export interface MediaReference {
  /** File name below `/media/`. */
  name: string;
  hash: string;
  /** Pixels; null for the file as it is. */
  width: number | null;
  extension: string;
  /** The first file that refers to it. */
  page: string;
}

const NAME = /^([0-9a-f]{16})(?:-([1-9]\d{0,3}))?\.([a-z0-9]{2,4})$/;
const REFERENCE = /\/media\/([0-9a-f]{16}(?:-[1-9]\d{0,3})?\.[a-z0-9]{2,4})/g;
const TEXTS = /\.(?:html|css|json|xml|js|webmanifest)$/;

export function parseReference(name: string, page: string): MediaReference | null {
  const [, hash, width, extension] = NAME.exec(name) ?? [];
  if (!hash || !extension) return null;
  return { name, hash, width: width ? Number(width) : null, extension, page };
}

/** Returns all media files that the built site names. Reads the output, so that pages restored from a cache count. */
export function mediaReferencesIn(folder: string): MediaReference[] {
  const names = [...namesIn(folder, TEXTS, REFERENCE)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return names.flatMap(([name, page]) => parseReference(name, page) ?? []);
}

/**
 * Returns the matches of a pattern's first group in all files below a folder whose name matches, each with the first
 * file that has it. Thousands of small files are read four times as fast one after the other as in parallel.
 * @param pattern consists of ASCII characters: the files are read as Latin-1, without decoding other text.
 */
export function namesIn(folder: string, files: RegExp, pattern: RegExp): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of filesBelow(folder).filter((path) => files.test(path))) {
    for (const [, name] of readFileSync(join(folder, file), 'latin1').matchAll(pattern)) {
      // Cloned, since a substring keeps its whole text in memory: one name of every page would keep all pages.
      if (name && !found.has(name)) found.set(structuredClone(name), file);
    }
  }
  return found;
}

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
/** Finds the names of media files in a text. */
export const MEDIA_NAMES = /\/media\/([0-9a-f]{16}(?:-[1-9]\d{0,3})?\.[a-z0-9]{2,4})/g;
const TEXTS = /\.(?:html|css|json|xml|js|webmanifest)$/;

export function parseReference(name: string, page: string): MediaReference | null {
  const [, hash, width, extension] = NAME.exec(name) ?? [];
  if (!hash || !extension) return null;
  return { name, hash, width: width ? Number(width) : null, extension, page };
}

/** Returns the media files with these names. @param names with the first file that has each. */
export function mediaReferences(names: ReadonlyMap<string, string>): MediaReference[] {
  const sorted = [...names].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.flatMap(([name, page]) => parseReference(name, page) ?? []);
}

/**
 * Returns the names of files that the texts of a built site contain, by kind, each with the first file that has it. Reads
 * the output, so that pages restored from a cache count, and each file once. Thousands of small files are read four times
 * as fast one after the other as in parallel.
 * @param patterns their first group is a name. They consist of ASCII characters: the files are read as Latin-1, without
 * decoding other text.
 */
export function namesIn<Kind extends string>(
  folder: string,
  patterns: Readonly<Record<Kind, RegExp>>,
): Record<Kind, Map<string, string>> {
  const kinds = Object.entries<RegExp>(patterns).map(([kind, pattern]) => {
    return { kind, pattern, found: new Map<string, string>() };
  });
  for (const file of filesBelow(folder).filter((path) => TEXTS.test(path))) {
    const text = readFileSync(join(folder, file), 'latin1');
    for (const { pattern, found } of kinds) {
      for (const [, name] of text.matchAll(pattern)) {
        // Cloned, since a substring keeps its whole text in memory: one name of every page would keep all pages.
        if (name && !found.has(name)) found.set(structuredClone(name), file);
      }
    }
  }
  return Object.fromEntries(kinds.map(({ kind, found }) => [kind, found])) as Record<
    Kind,
    Map<string, string>
  >;
}

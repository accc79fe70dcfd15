import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

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

/** Reads a name; null when it is none of ours. */
export function parseReference(name: string, page: string): MediaReference | null {
  const [, hash, width, extension] = NAME.exec(name) ?? [];
  if (!hash || !extension) return null;
  return { name, hash, width: width ? Number(width) : null, extension, page };
}

/** Every media file the built site refers to. Read from the output, so that pages restored from a cache count too. */
export function mediaReferencesIn(folder: string): MediaReference[] {
  const names = [...namesIn(folder, TEXTS, REFERENCE)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return names.flatMap(([name, page]) => parseReference(name, page) ?? []);
}

/**
 * What the first group of a pattern finds in the files of a folder, and of those within it, whose name matches; each with
 * the first file that has it. Thousands of small files are read four times as fast one after the other.
 * @param pattern of ASCII letters: the files are read as Latin-1, without decoding what else they say.
 */
export function namesIn(folder: string, files: RegExp, pattern: RegExp): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !files.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    for (const [, name] of readFileSync(file, 'latin1').matchAll(pattern)) {
      // Cloned, since in memory the pieces of a text keep the whole of it: a name of every page would keep all pages.
      if (name && !found.has(name)) found.set(structuredClone(name), relative(folder, file));
    }
  }
  return found;
}

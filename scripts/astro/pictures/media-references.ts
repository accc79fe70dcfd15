import { readdir, readFile } from 'node:fs/promises';
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
export async function mediaReferencesIn(folder: string): Promise<MediaReference[]> {
  const pages = new Map<string, string>();
  for await (const { file, text } of textFilesIn(folder, TEXTS)) {
    for (const [, name] of text.matchAll(REFERENCE)) {
      if (name && !pages.has(name)) pages.set(name, relative(folder, file));
    }
  }
  const names = [...pages].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return names.flatMap(([name, page]) => parseReference(name, page) ?? []);
}

/** The files of a folder, and of those within it, whose name matches, with their text. */
export async function* textFilesIn(
  folder: string,
  name: RegExp,
): AsyncGenerator<{ file: string; text: string }, void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !name.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    yield { file, text: await readFile(file, 'utf8') };
  }
}

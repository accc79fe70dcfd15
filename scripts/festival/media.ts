import { readFile } from 'node:fs/promises';
import { getMimeType } from 'hono/utils/mime';
import type { MediaSource } from '../api/routes/media.ts';

/** A path as the file system writes it; what no address can be names no file. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Gives the files of a folder that its festival shows, and no other. @param media Absolute paths by path at the back end. */
export function mediaOf(media: ReadonlyMap<string, string>): MediaSource {
  return async (path) => {
    const file = media.get(decoded(path));
    const type = file && getMimeType(file);
    return type ? { body: await readFile(file), type } : null;
  };
}

import { readFile } from 'node:fs/promises';
import { getMimeType } from 'hono/utils/mime';
import { tryDecodeURIComponent } from 'hono/utils/url';
import type { MediaSource } from '../api/routes/media.ts';

/** Returns a source of only the files that a festival shows. @param media Absolute paths by path at the back end. */
export function mediaOf(media: ReadonlyMap<string, string>): MediaSource {
  return async (path) => {
    const file = media.get(tryDecodeURIComponent(path));
    const type = file && getMimeType(file);
    return type ? { body: await readFile(file), type } : null;
  };
}

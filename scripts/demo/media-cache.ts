import { extname, join } from 'node:path';
import { cacheName, readIfThere, writeWhole } from './media-files.ts';
import type { Media, MediaSource } from '../api/media-source.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

/** A medium that is being fetched for one caller or several. */
interface Fetching {
  media: Promise<Media | null>;
  callers: number;
  /** Aborted when the last caller has left. */
  nobodyWaits: AbortController;
}

export interface MediaCacheOptions {
  /** Folder of the files, created when absent. */
  directory: string;
  /** All there is: what anyone else names is neither rendered nor kept. */
  paths: Iterable<string>;
  render: MediaSource;
}

/**
 * Serves media, rendering each on its first request. A file is named after its path and the sources that drew it, so a
 * change of the renderer makes new files; it is written whole or not at all. Two requests at once for a path render it
 * once, as long as one of them still waits.
 */
export function createMediaCache({ directory, paths, render }: MediaCacheOptions): MediaSource {
  const named = new Set(paths);
  const underWay = new Map<string, Fetching>();

  const fetch = async (path: string, signal: AbortSignal): Promise<Media | null> => {
    const type = TYPES[extname(path)];
    if (type === undefined) return null;
    const file = join(directory, await cacheName(path));
    const body = await readIfThere(file);
    if (body !== null) return { body, type };
    const media = await render(path, signal);
    if (media !== null) await writeWhole(file, media.body);
    return media;
  };

  const begin = (path: string): Fetching => {
    const nobodyWaits = new AbortController();
    const fetching = { media: fetch(path, nobodyWaits.signal), callers: 0, nobodyWaits };
    underWay.set(path, fetching);
    const forget = (): void => {
      if (underWay.get(path) === fetching) underWay.delete(path);
    };
    nobodyWaits.signal.addEventListener('abort', forget);
    fetching.media.then(forget, forget);
    return fetching;
  };

  return (path, signal) => {
    if (!named.has(path)) return Promise.resolve(null);
    const fetching = underWay.get(path) ?? begin(path);
    fetching.callers += 1;
    signal?.addEventListener('abort', () => {
      fetching.callers -= 1;
      if (fetching.callers === 0) fetching.nobodyWaits.abort(signal.reason);
    });
    return fetching.media;
  };
}

import { extname, join } from 'node:path';
import { cacheName, readIfExists, writeAtomically } from './media-files.ts';
import type { Media, MediaSource } from '../api/media-source.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

/** A medium that is being fetched for one caller or several. */
interface SharedFetch {
  media: Promise<Media | null>;
  callers: number;
  /** Aborted when the last caller has left. */
  abandoned: AbortController;
}

export interface MediaCacheOptions {
  /** Folder of the files, created when absent. */
  directory: string;
  /** All paths of the festival; others are neither rendered nor stored. */
  paths: Iterable<string>;
  render: MediaSource;
}

/**
 * Serves media, rendering each on its first request. A file is named after its path and the sources that drew it, so a
 * change of the renderer makes new files. Concurrent requests for a path share one rendering, which is aborted when all
 * of them are.
 */
export function createMediaCache({ directory, paths, render }: MediaCacheOptions): MediaSource {
  const knownPaths = new Set(paths);
  const fetches = new Map<string, SharedFetch>();

  const fetch = async (path: string, signal: AbortSignal): Promise<Media | null> => {
    const type = TYPES[extname(path)];
    if (type === undefined) return null;
    const file = join(directory, await cacheName(path));
    const body = await readIfExists(file);
    if (body !== null) return { body, type };
    const media = await render(path, signal);
    if (media !== null) await writeAtomically(file, media.body);
    return media;
  };

  const startFetch = (path: string): SharedFetch => {
    const abandoned = new AbortController();
    const fetching = { media: fetch(path, abandoned.signal), callers: 0, abandoned };
    fetches.set(path, fetching);
    const remove = (): void => {
      if (fetches.get(path) === fetching) fetches.delete(path);
    };
    abandoned.signal.addEventListener('abort', remove);
    fetching.media.then(remove, remove);
    return fetching;
  };

  return (path, signal) => {
    if (!knownPaths.has(path)) return Promise.resolve(null);
    const fetching = fetches.get(path) ?? startFetch(path);
    fetching.callers += 1;
    signal?.addEventListener('abort', () => {
      fetching.callers -= 1;
      if (fetching.callers === 0) fetching.abandoned.abort(signal.reason);
    });
    return fetching.media;
  };
}

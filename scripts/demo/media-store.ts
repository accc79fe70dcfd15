import { createMediaCache } from './media-cache.ts';
import { demoMediaPaths } from './media-paths.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import type { MediaSource } from '../api/media-source.ts';
import type { Festival } from '../api/festival/records/festival.ts';

const RENDER_THREADS = 2;
/** A pull requests a handful at once: a queue of this length means that someone requests everything. */
const MAX_QUEUE = 64;

/** The pictures and documents of a festival, kept in a folder once they are drawn. */
export interface MediaStore extends Pick<RenderPool, 'close' | 'stop'> {
  get: MediaSource;
}

export function openMediaStore(directory: string, festival: Festival): MediaStore {
  const { render, close, stop } = createRenderPool({
    size: RENDER_THREADS,
    maxQueue: MAX_QUEUE,
    drawn: directory,
  });
  const get = createMediaCache({ directory, paths: demoMediaPaths(festival), render });
  return { get, close, stop };
}

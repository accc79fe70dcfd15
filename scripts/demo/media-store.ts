import { createMediaCache } from './media-cache.ts';
import { demoMediaPaths } from './media-paths.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import type { MediaSource } from '../api/media-source.ts';
import type { Festival } from '../api/festival/records/festival.ts';

const RENDERS_AT_ONCE = 2;
/** A pull asks for a handful at once: so many wait only when somebody asks for all there is. */
const LONGEST_QUEUE = 64;

/** The pictures and documents of a festival, kept in a folder once they are drawn. */
export interface MediaStore extends Pick<RenderPool, 'refuseMore' | 'stop'> {
  get: MediaSource;
}

export function openMediaStore(directory: string, festival: Festival): MediaStore {
  const { render, refuseMore, stop } = createRenderPool({
    size: RENDERS_AT_ONCE,
    longestQueue: LONGEST_QUEUE,
  });
  const get = createMediaCache({ directory, paths: demoMediaPaths(festival), render });
  return { get, refuseMore, stop };
}

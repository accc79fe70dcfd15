/** A picture or a document as it is sent. */
export interface Media {
  body: Uint8Array;
  /** Media type, e.g. `image/webp`. */
  type: string;
}

/**
 * Finds a file by its path under `/media/`; null when there is none.
 * @param signal aborted when the caller has left: what was not begun need not be made.
 * @throws MediaBusy when too many wait already, or when the program is ending.
 */
export type MediaSource = (path: string, signal?: AbortSignal) => Promise<Media | null>;

/** Not now: the same call may succeed a moment later. */
export class MediaBusy extends Error {}

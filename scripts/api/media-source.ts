/** A picture or a document to send. */
export interface Media {
  body: Uint8Array;
  /** Media type, e.g. `image/webp`. */
  type: string;
}

/**
 * Finds a file by its path under `/media/`; null when there is none.
 * @param signal aborted when the client has disconnected: work that has not begun may be skipped.
 * @throws MediaBusy when too many wait already, or when the program is ending.
 */
export type MediaSource = (path: string, signal?: AbortSignal) => Promise<Media | null>;

/** Too much work is waiting: the same call may succeed later. */
export class MediaBusy extends Error {}

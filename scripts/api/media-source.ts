/** A picture or a document to send. */
export interface Media {
  body: Uint8Array;
  /** Media type, e.g. `image/webp`. */
  type: string;
}

/** Finds a file by its path under `/media/`; null when there is none. */
export type MediaSource = (path: string) => Promise<Media | null>;

import { fetchBlob, NotFetched } from '../../../stores/fetch-own.ts';
import type { PressPicture } from '../press-data.ts';

/** Downloaded pictures by path; they are kept for another try. */
export type Fetched = Map<string, Blob>;

export interface FailedPicture {
  picture: PressPicture;
  /** HTTP status of the answer; null if there was none. */
  status: number | null;
}

/**
 * Downloads the pictures that are not there yet, one after the other. One that fails is told at the end; the others are
 * kept. @throws the signal's reason when it is aborted.
 */
export async function fetchPictures(
  pictures: readonly PressPicture[],
  fetched: Fetched,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (picture: PressPicture, index: number) => void },
): Promise<FailedPicture[]> {
  const failed: FailedPicture[] = [];
  for (const [index, picture] of pictures.entries()) {
    signal.throwIfAborted();
    if (fetched.has(picture.path)) continue;
    onProgress(picture, index);
    try {
      fetched.set(picture.path, await fetchBlob(picture.path, /^image\//, { signal }));
    } catch (error) {
      signal.throwIfAborted();
      console.error(error);
      failed.push({ picture, status: error instanceof NotFetched ? error.status : null });
    }
  }
  return failed;
}

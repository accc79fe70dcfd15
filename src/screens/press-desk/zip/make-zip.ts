import { fetchBlob, NotFetched } from '../../../stores/fetch-own.ts';
import type { PressPicture, PressPictures } from '../picture-labels.ts';
import { downloadZip } from 'client-zip';

/** Downloaded pictures by path; they are kept for another try. */
export type Fetched = Map<string, Blob>;

export interface FailedPicture {
  picture: PressPicture;
  /** HTTP status of the answer; null if there was none. */
  status: number | null;
}

/**
 * Downloads the pictures that are not in `fetched` yet, one after the other, and adds them to it.
 * @returns pictures that failed. @throws the signal's reason when it is aborted.
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

/** Makes a ZIP of the fetched pictures, with a file of credits that also lists the chosen pictures that are missing. */
export function makeZip(
  list: PressPictures,
  chosen: readonly PressPicture[],
  fetched: Fetched,
  lastModified: Date,
): Promise<Blob> {
  const included = chosen.filter(({ path }) => fetched.has(path));
  const missing = chosen.filter(({ path }) => !fetched.has(path));
  const files = included.map(({ path }) => ({
    name: nameOf(path),
    input: fetched.get(path) ?? '',
    lastModified,
  }));
  const credits = { name: 'credits.txt', input: creditsOf(list, included, missing), lastModified };
  return downloadZip([credits, ...files]).blob();
}

/** Returns the file of credits for any editor: with a byte order mark, by which Windows detects UTF-8, and CRLF. */
function creditsOf(list: PressPictures, included: readonly PressPicture[], missing: readonly PressPicture[]) {
  const parts = [
    list.credits,
    ...included.map(({ credits }) => credits),
    ...(missing.length > 0 ? [[list.missing, ...missing.map(({ path }) => nameOf(path))].join('\n')] : []),
  ];
  return `\ufeff${parts.join('\n\n\n')}\n`.replaceAll('\n', '\r\n');
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

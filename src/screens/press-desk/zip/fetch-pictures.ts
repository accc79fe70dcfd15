import { fetchBlob } from '../../../components/browser/fetch-blob.ts';
import type { PressPicture, PressPictures } from '../press-data.ts';

/** What has been downloaded, by path; it stays for another try. */
export type Fetched = Map<string, Blob>;

export interface FailedPicture {
  picture: PressPicture;
  /** Of the server's answer; null where none came. */
  status: number | null;
}

class Refused extends Error {
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} is answered with ${status}, and not with a picture`);
    this.status = status;
  }
}

/** @throws Error when the list cannot be had. */
export async function fetchList(path: string, signal: AbortSignal): Promise<PressPictures> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as PressPictures;
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
      fetched.set(picture.path, await fetchPicture(picture.path, signal));
    } catch (error) {
      signal.throwIfAborted();
      console.error(error);
      failed.push({ picture, status: error instanceof Refused ? error.status : null });
    }
  }
  return failed;
}

function fetchPicture(path: string, signal: AbortSignal): Promise<Blob> {
  const check = ({ ok, status, headers }: Response): void => {
    const type = headers.get('Content-Type') ?? '';
    if (!ok || !type.startsWith('image/')) throw new Refused(path, status);
  };
  return fetchBlob(path, { check, signal });
}

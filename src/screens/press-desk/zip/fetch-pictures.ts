import type { PressPicture, PressPictures } from '../press-data.ts';
import { stallGuard } from '../../../stores/kept/stall-guard.ts';

/** What has been downloaded, by path; it is kept when another try follows. */
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

async function fetchPicture(path: string, outer: AbortSignal): Promise<Blob> {
  const guard = stallGuard(outer, () => new Error(`${path}: the network delivers nothing`));
  try {
    const answer = await fetch(path, { signal: guard.signal });
    // A portal may answer with a page of its own.
    const type = answer.headers.get('Content-Type') ?? '';
    if (!answer.ok || !type.startsWith('image/')) throw new Refused(path, answer.status);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      chunks.push(part.value);
      guard.extend();
    }
    return new Blob(chunks, { type });
  } finally {
    guard.end();
  }
}

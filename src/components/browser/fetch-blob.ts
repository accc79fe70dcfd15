import { stallGuard } from '../../stores/stall-guard.ts';

/** The longest wait for the next byte, since somebody waits for the file. */
const STALL_MS = 15_000;

interface FetchBlobOptions {
  /** Throws when the answer is not what was asked for: a portal or a proxy may answer with a page of its own. */
  check: (answer: Response) => void;
  signal?: AbortSignal;
}

/**
 * Downloads a file however long it is, as long as it keeps coming.
 * @throws Error naming the address when nothing comes for 15 s; what `check` throws; the signal's reason when it is aborted.
 */
export async function fetchBlob(address: string, { check, signal }: FetchBlobOptions): Promise<Blob> {
  const outer = signal ?? new AbortController().signal;
  const guard = stallGuard(outer, STALL_MS, () => new Error(`${address}: the network delivers nothing`));
  try {
    const answer = await fetch(address, { signal: guard.signal });
    check(answer);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      chunks.push(part.value);
      guard.extend();
    }
    return new Blob(chunks, { type: answer.headers.get('Content-Type') ?? '' });
  } finally {
    guard.end();
  }
}

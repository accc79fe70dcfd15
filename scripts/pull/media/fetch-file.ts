import { retryAfterOf } from '../../../src/back-end/one-try.ts';
import { isBusy } from '../client/retried.ts';
import { ForbiddenAddress } from './address-guard.ts';
import type { CachedFile } from './http-cache.ts';

/** The part of a response needed to read a file, common to Node's own `fetch` and Undici's. */
interface FileResponse {
  ok: boolean;
  status: number;
  headers: { get(name: string): string | null };
  body: (AsyncIterable<Uint8Array> & { cancel(): Promise<void> }) | null;
}

interface FileRequest {
  headers: Record<string, string>;
  signal: AbortSignal;
  /** When absent, redirects are followed. */
  redirect?: 'manual';
}

export type FileFetch = (url: string, request: FileRequest) => Promise<FileResponse>;

/** No picture of a website is larger, but a video served in place of a picture is. */
const MAX_BYTES = 40 * 2 ** 20;

/** The server could not be reached, broke off or is busy: another try may succeed. */
export class Unreachable extends Error {
  /** Seconds that the server asks to wait; 0 if it does not ask. */
  readonly secondsToWait: number;
  /** Whether the next file of the server is likely to fail the same way. */
  readonly concernsServer: boolean;

  constructor(message: string, answer?: Pick<FileResponse, 'status' | 'headers'>, cause?: unknown) {
    super(message, { cause });
    this.secondsToWait = (answer && retryAfterOf(answer)) ?? 0;
    this.concernsServer = !answer || [429, 502, 503, 504].includes(answer.status);
  }
}

/**
 * Downloads a file, unless the cached copy is still current.
 * @throws Unreachable, or Error saying what is wrong with the answer.
 */
export async function fetchFile(
  fetch: FileFetch,
  url: string,
  timeoutMs: number,
  cached: CachedFile | undefined,
) {
  const headers: Record<string, string> = { Accept: 'image/*,application/pdf' };
  if (cached?.etag) headers['If-None-Match'] = cached.etag;
  else if (cached?.lastModified) headers['If-Modified-Since'] = cached.lastModified;

  let response: FileResponse;
  let chunks: Uint8Array[] | null;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    response = await fetch(url, { headers, signal });
    chunks = response.ok ? await readBytes(response) : [];
    if (!response.ok) await response.body?.cancel();
  } catch (error) {
    if (error instanceof ForbiddenAddress) throw error;
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    const reason = isTimeout ? `gives no answer within ${timeoutMs / 1000} s` : 'cannot be reached';
    throw new Unreachable(reason, undefined, error);
  }
  if (response.status === 304 && cached) return { kind: 'unchanged' as const, cached };
  // A server that fails to make one file answers 500, now as later.
  if (isBusy(response.status) && response.status !== 500)
    throw new Unreachable(`answers ${response.status}`, response);
  if (!response.ok) throw new Error(`answers ${response.status}`);
  if (chunks === null) throw new Error(`is larger than ${MAX_BYTES} bytes`);
  return {
    kind: 'fresh' as const,
    bytes: Buffer.concat(chunks),
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  };
}

/** Reads the body; null if it is too large, in which case the rest of it is not read. */
async function readBytes(response: FileResponse): Promise<Uint8Array[] | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  if (Number(response.headers.get('content-length')) > MAX_BYTES) {
    await response.body?.cancel();
    return null;
  }
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return chunks;
}

import type { PackFile } from '../../domain/archive/pack.ts';
import type { Device } from './device.ts';
import { Unreachable, WrongFile } from './problems.ts';
import { stallGuard } from '../stall-guard.ts';
import { type Beginning, joined, type UnfinishedFiles } from './unfinished-files.ts';

/** A tab that is closed loses at most this much of a file. */
const SLICE_BYTES = 64 * 1024;
/** The longest wait for the next byte: nobody watches, and a slow network is to get its time. */
const STALL_MS = 30_000;
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000];

export interface TransferOptions {
  device: Device;
  unfinished: UnfinishedFiles;
  signal: AbortSignal;
  /** Bytes of the file that are at hand; fewer than before where some are of no use. */
  onProgress: (bytes: number) => void;
}

export interface Received {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/**
 * Fetches a file, from where an earlier transfer was cut if the server still has the same version. Each failure of the
 * network is followed by another try, later each time.
 * @throws Unreachable, WrongFile, or the reason for which the signal was aborted.
 */
export async function transfer(
  file: PackFile,
  cache: RequestCache,
  options: TransferOptions,
): Promise<Received> {
  const { device, signal } = options;
  let failure: unknown;
  for (const delay of [...RETRY_DELAYS_MS, null]) {
    try {
      return await transferOnce(file, cache, options);
    } catch (error) {
      signal.throwIfAborted();
      // What `fetch` and the reading of a body throw when the network fails.
      if (!(error instanceof TypeError || error instanceof Unreachable)) throw error;
      failure = error;
    }
    if (delay !== null) await device.wait(delay, signal);
    signal.throwIfAborted();
  }
  throw new Unreachable(file.path, failure);
}

async function transferOnce(
  file: PackFile,
  cache: RequestCache,
  options: TransferOptions,
): Promise<Received> {
  const guard = stallGuard(options.signal, STALL_MS, () => new Unreachable(file.path));
  const onProgress = (bytes: number): void => {
    guard.extend();
    options.onProgress(bytes);
  };
  try {
    return await request(file, cache, { ...options, signal: guard.signal, onProgress });
  } finally {
    guard.end();
  }
}

async function request(file: PackFile, cache: RequestCache, options: TransferOptions): Promise<Received> {
  const { device, unfinished, signal } = options;
  const beginning = await unfinished.read(file.path);
  if (beginning && beginning.bytes.length >= file.bytes) return beginning;
  const headers = beginning && {
    Range: `bytes=${beginning.bytes.length}-`,
    'If-Range': beginning.etag,
  };
  const response = await device.fetch(file.path, { cache, signal, ...(headers && { headers }) });
  if (beginning && continues(response, beginning)) return readBody(response, beginning.bytes, file, options);
  if (beginning) await unfinished.forget(file.path);
  // The page of what was withdrawn is sent with 410 (gone), and is the page that the pack lists.
  if (response.status === 200 || response.status === 410)
    return readBody(response, new Uint8Array(), file, options);
  await response.body?.cancel();
  // Where a beginning is of no use any more, the next try is for the whole.
  const isTemporary = beginning !== null || response.status >= 500 || response.status === 429;
  throw isTemporary ? new Unreachable(file.path, response.status) : new WrongFile(file.path);
}

function continues({ status, headers }: Response, { bytes, etag }: Beginning): boolean {
  const starts = headers.get('Content-Range')?.startsWith(`bytes ${bytes.length}-`) ?? false;
  return status === 206 && starts && headers.get('ETag') === etag;
}

/** Reads a body to its end. Where it is cut, or the tab closed, what has arrived by then is kept. */
async function readBody(
  response: Response,
  start: Uint8Array<ArrayBuffer>,
  file: PackFile,
  { unfinished, signal, onProgress }: TransferOptions,
): Promise<Received> {
  const etag = response.headers.get('ETag');
  const type = response.headers.get('Content-Type') ?? '';
  const chunks: Uint8Array[] = [start];
  let length = start.length;
  let keptLength = length;

  const keep = async (): Promise<void> => {
    // A weak name does not tell one sequence of bytes from another.
    if (etag === null || etag.startsWith('W/') || keptLength === length) return;
    const from = keptLength;
    keptLength = length;
    await unfinished.append(file.path, from, joined(chunks, length).slice(from), { etag, type });
  };

  onProgress(length);
  try {
    for await (const chunk of chunksOf(response)) {
      chunks.push(chunk);
      length += chunk.length;
      onProgress(length);
      if (length > file.bytes) throw new WrongFile(file.path);
      if (length - keptLength >= SLICE_BYTES && length < file.bytes) await keep();
      signal.throwIfAborted();
    }
  } catch (error) {
    if (error instanceof WrongFile) await unfinished.forget(file.path);
    else await keep();
    throw error;
  }
  return { bytes: joined(chunks, length), type };
}

/** Not every browser can iterate over a stream. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // After an error, or where the rest is of no use; a stream that has ended has nothing to cancel.
    await reader.cancel().catch(() => undefined);
  }
}

import type { Lang } from '../domain/model/languages.ts';
import { type DataList, dataPath } from '../i18n/paths.ts';

/** Longest wait for the next byte; short, since a visitor is waiting for the file. */
const STALL_MS = 10_000;

/** A file of this site could not be fetched: there was no answer, or the answer was not the file. */
export class NotFetched extends Error {
  /** HTTP status of the answer; null if there was none. */
  readonly status: number | null;

  constructor(path: string, status: number | null, cause?: unknown) {
    super(
      status === null
        ? `${path} could not be fetched: check the connection and try again`
        : `${path} is answered with ${status}, and not with the file`,
      { cause },
    );
    this.name = 'NotFetched';
    this.status = status;
  }
}

interface FetchOptions {
  cache?: RequestCache;
  signal?: AbortSignal;
  /** Replaces the browser's `fetch`. */
  fetch?: (path: string, init: RequestInit) => Promise<Response>;
  /** Longest wait for the next byte, in milliseconds. */
  stallMs?: number;
}

/**
 * Fetches a file of this site, whatever its size, as long as bytes keep arriving.
 * @param type accepted media types: a captive portal or a failing host may answer with another page.
 * @throws NotFetched, `stallMs` after the last byte at the latest; the signal's reason if it is aborted.
 */
export async function fetchBlob(
  path: string,
  type: RegExp,
  {
    signal: outer = new AbortController().signal,
    stallMs = STALL_MS,
    fetch: request = fetch,
    ...init
  }: FetchOptions = {},
): Promise<Blob> {
  const guard = stallGuard(path, outer, stallMs);
  try {
    const answer = await request(path, { ...init, signal: guard.signal });
    const answered = answer.headers.get('Content-Type') ?? '';
    if (!answer.ok || !type.test(answered)) throw new NotFetched(path, answer.status);
    return await readAnswer(answer, guard.extend);
  } catch (error) {
    outer.throwIfAborted();
    throw error instanceof NotFetched ? error : new NotFetched(path, null, error);
  } finally {
    guard.end();
  }
}

/**
 * Aborts the request of a file with NotFetched when its bytes stop arriving, since a network may be connected and still
 * deliver nothing.
 * @param stallMs the longest wait for the next byte.
 */
export function stallGuard(path: string, outer: AbortSignal, stallMs: number) {
  const controller = new AbortController();
  const passOn = (): void => controller.abort(outer.reason);
  const start = () => setTimeout(() => controller.abort(new NotFetched(path, null)), stallMs);
  let timer = start();
  if (outer.aborted) passOn();
  outer.addEventListener('abort', passOn, { once: true });
  return {
    /** Aborted with the outer signal, or when nothing has arrived for too long. */
    signal: controller.signal,
    /** To be called when bytes have arrived. */
    extend: (): void => {
      clearTimeout(timer);
      timer = start();
    },
    end: (): void => {
      clearTimeout(timer);
      outer.removeEventListener('abort', passOn);
    },
  };
}

/** Reads an answer to its end; each time bytes arrive, reports how many have been read so far. */
export async function readAnswer({ body, headers }: Response, onBytes: (bytes: number) => void) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    length += part.value.length;
    onBytes(length);
  }
  return new Blob(chunks, { type: headers.get('Content-Type') ?? '' });
}

/** @throws as `fetchBlob`. */
export async function fetchText(path: string, type: RegExp, options?: FetchOptions): Promise<string> {
  return (await fetchBlob(path, type, options)).text();
}

/**
 * Fetches a data file. Its shape is not checked, since files and code are published together.
 * @throws as `fetchBlob`.
 */
export async function fetchData<Data>(path: string, options?: FetchOptions): Promise<Data> {
  const text = await fetchText(path, /json/, options);
  try {
    return JSON.parse(text) as Data;
  } catch (error) {
    throw new NotFetched(path, 200, error);
  }
}

export interface DataContent {
  items: readonly unknown[];
}

/** One of the files of such data. If there are several, each names the content that it is a part of. */
interface DataPart extends DataContent {
  parts?: number;
  content?: string;
}

/**
 * Fetches data with all its items. The first file has the number of files, and all data other than the items. If a
 * release between two requests makes the files parts of different contents, all are fetched again, once.
 * @throws as `fetchBlob`.
 */
export async function fetchList<Content extends DataContent>(lang: Lang, list: DataList): Promise<Content> {
  const parts =
    (await fetchParts<Content>(lang, list)) ?? (await fetchParts(lang, list, { cache: 'reload' }));
  if (!parts) throw new NotFetched(dataPath(lang, list), 200);
  const [first, others] = parts;
  return { ...first, items: [first, ...others].flatMap(({ items }) => items) };
}

/** Returns null if the files are parts of different contents, or one no longer exists. @throws as `fetchBlob`. */
async function fetchParts<Content extends DataContent>(
  lang: Lang,
  list: DataList,
  options?: FetchOptions,
): Promise<[Content, DataPart[]] | null> {
  const first = await fetchData<Content & DataPart>(dataPath(lang, list), options);
  const others = await Promise.all(
    Array.from({ length: (first.parts ?? 1) - 1 }, (_, at) =>
      fetchData<DataPart>(dataPath(lang, list, at + 2), options).catch((error: unknown) => {
        if (error instanceof NotFetched && error.status === 404) return null;
        throw error;
      }),
    ),
  );
  const own = others.filter((part): part is DataPart => part?.content === first.content);
  return own.length === others.length ? [first, own] : null;
}

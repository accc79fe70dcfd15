import { ApiError } from './errors.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Try {
  fetch: Fetch;
  url: string;
  /** Its signal, if any, aborts the call. */
  init: RequestInit;
  /** Milliseconds for the whole call, including the body. */
  limitMs: number;
  maxBytes: number;
}

/**
 * Makes a call, without retries. Returns the body as JSON, or null if there is none (204, or an empty 200).
 * @throws ApiError of every kind.
 */
export async function oneTry({ fetch, url, init, limitMs, maxBytes }: Try): Promise<unknown> {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort(init.signal?.reason);
  // AbortSignal.any would do, but phones of 2023 do not have it.
  if (init.signal?.aborted) giveUp();
  init.signal?.addEventListener('abort', giveUp);
  const timeout = new ApiError(`no answer within ${limitMs / 1000} s`, { kind: 'timeout', url });
  let timer: ReturnType<typeof setTimeout> | undefined;
  // In addition to the signal, which a stalled body may ignore.
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(timeout);
      controller.abort(timeout);
    }, limitMs);
  });
  try {
    const response = await Promise.race([fetch(url, { ...init, signal: controller.signal }), late]);
    return await Promise.race([bodyOf(response, url, maxBytes), late]);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof WrongEncoding) throw new ApiError(error.message, { kind: 'garbled', url });
    throw new ApiError(`no answer (${reasonOf(error)})`, { kind: 'network', url, cause: error });
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', giveUp);
  }
}

async function bodyOf(response: Response, url: string, maxBytes: number): Promise<unknown> {
  const { status } = response;
  if (response.url && new URL(response.url).origin !== new URL(url).origin) {
    throw new ApiError(`redirects to ${response.url}, another origin`, { kind: 'shape', url, status });
  }
  const text = await readText(response, maxBytes);
  if (text === null) {
    throw new ApiError(`answers with more than ${maxBytes} bytes`, { kind: 'shape', url, status });
  }
  if (!response.ok) {
    const retryAfterSeconds = retryAfterOf(response);
    const details = { kind: 'status', url, status, body: parsed(text), retryAfterSeconds } as const;
    throw new ApiError(`answers ${status}`, details);
  }
  if (status === 204 || text.trim() === '') return null;

  const type = response.headers.get('content-type') ?? 'no content type';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw new ApiError(`answers with ${type}, expected JSON`, { kind: 'garbled', url, status });
  }
  const json = parsed(text);
  if (json === undefined) throw new ApiError('answers with broken JSON', { kind: 'garbled', url, status });
  return json;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns `Retry-After` in seconds, whether the header has seconds or a date; null if it has neither. */
export function retryAfterOf({ headers }: { headers: { get(name: string): string | null } }): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Number(value);
  const wait = Date.parse(value) - Date.parse(headers.get('date') ?? new Date().toUTCString());
  return Number.isNaN(wait) ? null : Math.max(0, Math.ceil(wait / 1000));
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

/** The answer is not in the encoding it names, or that encoding is unknown: characters would be lost unnoticed. */
class WrongEncoding extends Error {}

/**
 * Returns the body as text, in the encoding that its content type names, or UTF-8 by default. Returns null if the body
 * is larger than `maxBytes`, without reading the rest.
 * @throws WrongEncoding
 */
async function readText(response: Response, maxBytes: number): Promise<string | null> {
  if (Number(response.headers.get('content-length')) > maxBytes) return null;
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decode = decoderFor(response);
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decode(value);
  }
}

function decoderFor({ headers }: Response): (bytes?: Uint8Array) => string {
  const [, name = 'utf-8'] = /;\s*charset="?([^\s;"]+)/i.exec(headers.get('content-type') ?? '') ?? [];
  const orWrong = <T>(work: () => T): T => {
    try {
      return work();
    } catch {
      throw new WrongEncoding(`answers with text that is not ${name}: have it send UTF-8`);
    }
  };
  const decoder = orWrong(() => new TextDecoder(name, { fatal: true }));
  return (bytes) => orWrong(() => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()));
}

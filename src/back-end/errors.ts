import { cleanText } from '../domain/text/clean-text.ts';
import { fieldsOf } from './guards.ts';

/**
 * Why a call failed: no answer, no answer in time, an error status, a body that is not JSON (a proxy's page, a body cut
 * short), or an answer that breaks the contract (`scripts/api/README.md`).
 */
export type ApiErrorKind = 'network' | 'timeout' | 'status' | 'garbled' | 'shape';

interface Details {
  kind: ApiErrorKind;
  url: string;
  status?: number;
  /** Body of the error answer, as parsed JSON; undefined if it was not JSON. */
  body?: unknown;
  retryAfterSeconds?: number | null;
  cause?: unknown;
}

export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly url: string;
  /** HTTP status; null if there was no answer. */
  readonly status: number | null;
  /** The back end's message about the whole call: `detail`, `error` or `non_field_errors`. */
  readonly detail: string | null;
  /** The back end's messages about single fields of the body that was sent, by field name. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Seconds that the back end asks to wait; null if it does not ask. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, { kind, url, status, body, retryAfterSeconds, cause }: Details) {
    super(`${url}: ${message}`, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.url = url;
    this.status = status ?? null;
    const messages = messagesOf(body);
    this.detail = messages.detail;
    this.fields = messages.fields;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }
}

const aboutTheWhole = ['detail', 'error', 'non_field_errors'];

function textsOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => (typeof one === 'string' ? cleanText(one).trim() || [] : []));
}

function messagesOf(body: unknown): Pick<ApiError, 'detail' | 'fields'> {
  const entries = Object.entries(fieldsOf(body)).map(([name, value]) => [name, textsOf(value)] as const);
  const detail = entries.filter(([name]) => aboutTheWhole.includes(name)).flatMap(([, texts]) => texts);
  const fields = entries.filter(([name, texts]) => !aboutTheWhole.includes(name) && texts.length > 0);
  // A back end may give the same sentence under two names.
  return { detail: [...new Set(detail)].join(' ') || null, fields: Object.fromEntries(fields) };
}

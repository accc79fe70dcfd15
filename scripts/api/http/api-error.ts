/** Messages of a 400 answer by field; `non_field_errors` contains those that concern no single field. */
export type FieldErrors = Record<string, string[]>;

/** An error answer, thrown anywhere and turned into JSON in `on-error.ts`. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { detail: string } | FieldErrors;
  readonly headers: Record<string, string>;

  constructor(status: number, body: string | FieldErrors, headers: Record<string, string> = {}) {
    super(typeof body === 'string' ? body : `HTTP ${status}`);
    this.status = status;
    this.body = typeof body === 'string' ? { detail: body } : body;
    this.headers = headers;
  }
}

export const notFound = (): ApiError => new ApiError(404, 'Not found.');

const LONGEST_IN_SECONDS = 90;

/** Returns an error that states when to try again, in words and as `Retry-After`. */
export function tryLater(status: 429 | 503, reason: string, waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const detail = `${reason} Please try again in ${inWords(seconds)}.`;
  return new ApiError(status, detail, { 'Retry-After': String(seconds) });
}

function inWords(seconds: number): string {
  if (seconds > LONGEST_IN_SECONDS) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

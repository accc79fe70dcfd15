/** Messages by field, as a 400 gives them; `non_field_errors` holds those of no field. */
export type FieldErrors = Record<string, string[]>;

/** An answer that is not a success, thrown by whoever finds the fault and turned into JSON in one place. */
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

/** The caller came too often or too soon: `waitMs` says when to come back. */
export function tryLater(status: 429 | 503, detail: string, waitMs: number): ApiError {
  return new ApiError(status, detail, { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) });
}

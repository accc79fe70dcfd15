import { ApiError } from '../back-end/errors.ts';

export interface Outcome {
  isDone: boolean;
  fields: Readonly<Record<string, readonly string[]>>;
}

export const success: Outcome = { isDone: true, fields: {} };

/** The outcome of a failed call. @throws any error that is not an ApiError: it is a bug. */
export function failure(error: unknown): Outcome {
  if (!(error instanceof ApiError)) throw error;
  return { isDone: false, fields: error.fields };
}

/** Statuses of answers that refuse the request and may give a reason; others only mean that the call failed. */
const refusalStatuses = [400, 409, 422];

/** Whether the back end asks to wait; its reason says how long (`scripts/api/README.md`). */
export function asksToWait(error: unknown): boolean {
  // A browser hides `Retry-After` from the page unless the back end exposes it.
  return error instanceof ApiError && (error.status === 429 || error.retryAfterSeconds !== null);
}

/** The back end's reason for refusing the request as a whole; null if it gave none or the call failed otherwise. */
export function refusalReason(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return asksToWait(error) || refusalStatuses.includes(error.status ?? 0) ? error.detail : null;
}

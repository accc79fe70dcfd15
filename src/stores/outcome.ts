import { ApiError } from '../back-end/errors.ts';

/** The result of a call, with the back end's messages by field. */
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

const TOO_MANY_REQUESTS = 429;

/** Statuses of answers that refuse the request and may give a reason; others only mean that the call failed. */
const refusalStatuses = [400, 409, 422, TOO_MANY_REQUESTS];

/** Whether the back end asks to wait; its reason says how long (`scripts/api/README.md`). */
export function isTooMany(error: unknown): boolean {
  return error instanceof ApiError && error.status === TOO_MANY_REQUESTS;
}

/** The back end's reason for refusing the request as a whole; null if it gave none or the call failed otherwise. */
export function refusalReason(error: unknown): string | null {
  return error instanceof ApiError && refusalStatuses.includes(error.status ?? 0) ? error.detail : null;
}

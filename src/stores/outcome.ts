import { ApiError } from './live/errors.ts';

/** How a call ended, with the back end's own words by field of what was sent. */
export interface Outcome {
  isDone: boolean;
  fields: Readonly<Record<string, readonly string[]>>;
}

export const success: Outcome = { isDone: true, fields: {} };

/** @throws what is no failed call: it is a mistake of ours. */
export function failure(error: unknown): Outcome {
  if (!(error instanceof ApiError)) throw error;
  return { isDone: false, fields: error.fields };
}

/** Answers that refuse what was sent, and say why; others only say that the call failed. */
const refusalStatuses = [400, 409, 422];

/** Why the back end refuses the whole of what was sent, in its own words; null when it does not say, or only failed. */
export function refusalReason(error: unknown): string | null {
  return error instanceof ApiError && refusalStatuses.includes(error.status ?? 0) ? error.detail : null;
}

import { ApiError } from '../api/errors.ts';

/** How a call ended, with the back end's own words by field of what was sent. */
export interface Outcome {
  isDone: boolean;
  fields: Readonly<Record<string, readonly string[]>>;
}

export const done: Outcome = { isDone: true, fields: {} };

/** @throws what is no failed call: it is a mistake of ours. */
export function refused(error: unknown): Outcome {
  if (!(error instanceof ApiError)) throw error;
  return { isDone: false, fields: error.fields };
}

import { isStorageBusy, isStorageFull } from '../db/storage-error.ts';
import { json } from './answers.ts';
import { ApiError, tryLater } from './api-error.ts';
import { inFrench, readsFrench } from './in-french.ts';
import type { ErrorHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** The forms' calls state their failures as `{error}` (API.md), beside the usual shape. */
const FORM_PATHS = ['/api/become-partner', '/api/send-email'];

function asApiError(error: Error): ApiError | null {
  if (error instanceof ApiError) return error;
  if (isStorageFull(error))
    return new ApiError(507, 'Nothing can be saved at the moment. Please try again later.');
  if (isStorageBusy(error)) return tryLater(503, 'The service is busy.', 1000);
  return null;
}

/**
 * Turns what was thrown into the contract's JSON, in the caller's language. A fault of ours is told to `report`, in full, and to the caller
 * without any detail.
 */
export function onError(report: (error: Error) => void): ErrorHandler<AppEnv> {
  return (error, c) => {
    const known = asApiError(error);
    if (!known || known.status === 507) report(error);
    const told = known ?? new ApiError(500, 'Something went wrong on our side.');
    const body = readsFrench(c.req.header('Accept-Language')) ? inFrench(told.body) : told.body;
    const answer = FORM_PATHS.includes(c.req.path) ? { error: sentence(body), ...body } : body;
    return json(told.status, answer, { ...told.headers, Vary: 'Accept-Language' });
  };
}

/** Each thing that is wrong, once: which fields it is about stands beside it. */
function sentence(body: ApiError['body']): string {
  return [...new Set(Object.values(body).flat())].join(' ');
}

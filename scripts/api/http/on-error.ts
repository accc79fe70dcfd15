import { isStorageBusy, isStorageFull } from '../db/storage-error.ts';
import { json } from './answers.ts';
import { ApiError, tryLater } from './api-error.ts';
import { inFrench, readsFrench } from './in-french.ts';
import type { ErrorHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Paths of forms, whose failures also contain an `error`, as the contract demands. */
const FORM_PATHS = ['/api/become-partner', '/api/send-email'];

function asApiError(error: Error): ApiError | null {
  if (error instanceof ApiError) return error;
  if (isStorageFull(error))
    return new ApiError(507, 'Nothing can be saved at the moment. Please try again later.');
  if (isStorageBusy(error)) return tryLater(503, 'The service is busy.', 1000);
  return null;
}

/**
 * Turns an error into the contract's JSON, in the caller's language. A fault of the server goes to `report` in full, and
 * to the caller without any detail.
 */
export function onError(report: (error: Error) => void): ErrorHandler<AppEnv> {
  return (error, c) => {
    const expected = asApiError(error);
    if (!expected || expected.status === 507) report(error);
    const apiError = expected ?? new ApiError(500, 'Something went wrong on our side.');
    const body = readsFrench(c.req.header('Accept-Language')) ? inFrench(apiError.body) : apiError.body;
    const allMessages = [...new Set(Object.values(body).flat())].join(' ');
    const answer = FORM_PATHS.includes(c.req.path) ? { error: allMessages, ...body } : body;
    return json(apiError.status, answer, { ...apiError.headers, Vary: 'Accept-Language' });
  };
}

import { ApiError } from './api-error.ts';
import type { MiddlewareHandler } from 'hono';

/** Refuses calls without the application key. The key is public: it tells this site's calls from others, no more. */
export function keyCheck(header: string, key: string): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.header(header) !== key) throw new ApiError(403, `A valid ${header} header is required.`);
    await next();
  };
}

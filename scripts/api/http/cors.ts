import type { MiddlewareHandler } from 'hono';

/** How long a browser may remember a preflight. */
const PREFLIGHT_SECONDS = 24 * 60 * 60;

/**
 * Allows calls from some origins (CORS), and answers preflights. Hono's own middleware sets its headers before there is
 * an answer, and Hono then copies every answer through a stream.
 * @param allowedOrigins of the sites whose scripts may call.
 * @param keyHeader name of the header with the application key.
 */
export function cors(allowedOrigins: readonly string[], keyHeader: string): MiddlewareHandler {
  const preflight = {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE',
    'Access-Control-Allow-Headers': `${keyHeader}, Authorization, Content-Type, If-None-Match`,
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  };
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') c.res = new Response(null, { status: 204, headers: preflight });
    else await next();
    const { headers } = c.res;
    headers.append('Vary', 'Origin');
    const origin = c.req.header('Origin');
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id');
  };
}

import type { MiddlewareHandler } from 'hono';

export interface CorsOptions {
  /** Origins of the sites whose scripts may call. */
  origins: readonly string[];
  methods: readonly string[];
  /** Headers a call may carry. */
  requestHeaders: readonly string[];
  /** Headers of an answer that scripts may read. */
  answerHeaders: readonly string[];
  /** How long a browser may remember a preflight. */
  maxAgeSeconds: number;
}

/**
 * Allows calls from some origins (CORS), and answers preflights. Hono's own middleware sets its headers before there is
 * an answer, and Hono then copies every answer through a stream.
 */
export function cors(options: CorsOptions): MiddlewareHandler {
  const origins = new Set(options.origins);
  const exposed = options.answerHeaders.join(', ');
  const preflight = {
    'Access-Control-Allow-Methods': options.methods.join(', '),
    'Access-Control-Allow-Headers': options.requestHeaders.join(', '),
    'Access-Control-Max-Age': String(options.maxAgeSeconds),
  };
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') c.res = new Response(null, { status: 204, headers: preflight });
    else await next();
    const { headers } = c.res;
    headers.append('Vary', 'Origin');
    const origin = c.req.header('Origin');
    if (origin === undefined || !origins.has(origin)) return;
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', exposed);
  };
}

import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** One line of the log. It has no query, body, address or header: these contain visitors' searches and secrets. */
export interface LogEntry {
  time: string;
  id: string;
  method: string;
  path: string;
  status: number;
  /** Time to the answer's head, in milliseconds. */
  ms: number;
  bytes: number;
}

/** Gives every request an id (`X-Request-Id`) and reports its outcome to `log`. */
export function requestLog(log: (entry: LogEntry) => void, now: () => number): MiddlewareHandler {
  return async (c, next) => {
    const id = randomUUID();
    const start = performance.now();
    await next();
    c.res.headers.set('X-Request-Id', id);
    log({
      time: new Date(now()).toISOString(),
      id,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      bytes: Number(c.res.headers.get('Content-Length') ?? 0),
    });
  };
}

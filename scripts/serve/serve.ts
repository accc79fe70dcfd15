import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createStaticApp, type Unfinished } from './static-app.ts';

export type RunningSite = Awaited<ReturnType<typeof serveApp>>;

/**
 * Serves a built site, which may be rebuilt meanwhile, on the loopback address.
 * @param site.port 0 for any free one.
 * @throws Error when the port is taken.
 */
export function serve(site: { directory: string; port: number; unfinished?: Unfinished }) {
  return serveApp(createStaticApp(site.directory, site.unfinished), site.port);
}

/** Serves an application on the loopback address; it may respond differently from a static host. 0: any free port. */
export async function serveApp(app: { fetch: Parameters<typeof getRequestListener>[0] }, port: number) {
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => void answer(request, response));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://localhost:${actual}`, close, [Symbol.asyncDispose]: close };
}

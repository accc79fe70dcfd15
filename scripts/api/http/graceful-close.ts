import type { Server, ServerResponse } from 'node:http';

/** A request already on its way over an open connection arrives within this time, and is answered. */
const LAST_REQUESTS_MS = 150;
/** Whoever is still reading by then is cut off. */
const PATIENCE_MS = 10_000;

/**
 * Prepares a server to be closed without dropping an answer: it takes no new connection, answers what is under way
 * and what was already sent over connections kept alive, each with `Connection: close`, then closes these.
 */
export function createGracefulClose(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isClosing = false;

  // Before any other listener, so that it is the first to see an answer's head.
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isClosing) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });

  return async () => {
    isClosing = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const idle = setInterval(() => server.closeIdleConnections(), LAST_REQUESTS_MS);
    const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(patience);
  };
}

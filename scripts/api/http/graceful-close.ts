import type { Server, ServerResponse } from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** A request already on its way over an open connection arrives within this time, and is answered. */
const LAST_REQUESTS_MS = 500;
/** Whoever is still reading by then is cut off. */
const PATIENCE_MS = 7_000;

/**
 * Prepares a server to be closed without dropping an answer: it takes no new connection, answers what is under way
 * and what was already sent over connections kept alive, each with `Connection: close`, then closes these.
 */
export function createGracefulClose(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let isClosing = false;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Before any other listener, so that it is the first to see an answer's head.
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isClosing) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });

  // Node's own `closeIdleConnections` leaves those that have not asked for anything yet.
  function closeIdle(): void {
    const busy = new Set([...underWay].map(({ socket }) => socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
  }

  return async () => {
    // Whoever has connected already is let in: an immediate runs right after connections are accepted. Nobody is told
    // to hang up before, since they would connect again while the door is being shut.
    await setImmediate();
    isClosing = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    // An HTTP server's own `close` also cuts idle connections at once, and with them a request just sent.
    const closed = new Promise<void>((resolve) => SocketServer.prototype.close.call(server, () => resolve()));
    // Immediates run once what has arrived is read; timers before, when a busy machine may have kept it waiting.
    const idle = setInterval(() => void setImmediate().then(closeIdle), LAST_REQUESTS_MS);
    const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(patience);
  };
}

import { Server as SocketServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { networkOf } from './client-address.ts';
import type { Server, ServerResponse } from 'node:http';

/**
 * Closes connections of one address (one /64, for IPv6) beyond `maxPerAddress` at once, so that no host can occupy them
 * all. Behind our own proxy all connections share its address, so the proxy must limit them.
 */
export function limitConnections(server: Server, maxPerAddress: number): void {
  const open = new Map<string, number>();

  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress) ?? '';
    const count = (open.get(address) ?? 0) + 1;
    if (count > maxPerAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

/** A request that is already on its way over an open connection arrives within this time, and is answered. */
const LAST_REQUESTS_MS = 500;
/** Connections that are still open after this time are closed. */
const FORCE_CLOSE_MS = 7_000;

/**
 * Prepares a server to be closed without dropping an answer: it accepts no new connection, answers the active requests
 * and those already sent over kept-alive connections, each with `Connection: close`, then closes the connections.
 */
export function createGracefulClose(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  const activeResponses = new Set<ServerResponse>();
  let isClosing = false;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Runs before any other listener, so that the answer's head has not been written yet.
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isClosing) response.shouldKeepAlive = false;
    activeResponses.add(response);
    response.once('close', () => activeResponses.delete(response));
  });

  // Node's own `closeIdleConnections` leaves connections open that have not sent a request yet.
  function closeIdle(): void {
    const busy = new Set([...activeResponses].map(({ socket }) => socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
  }

  return async () => {
    // Pending connections are accepted first: an immediate runs right after that. `Connection: close` is not sent
    // earlier, since its clients would connect again while the server is closing.
    await setImmediate();
    isClosing = true;
    for (const response of activeResponses) response.shouldKeepAlive = false;
    // An HTTP server's own `close` also cuts idle connections at once, and with them a request just sent.
    const closed = new Promise<void>((resolve) => SocketServer.prototype.close.call(server, () => resolve()));
    // Immediates run after incoming data has been read; timers run before, when data may be waiting on a busy machine.
    const idle = setInterval(() => void setImmediate().then(closeIdle), LAST_REQUESTS_MS);
    const forceClose = setTimeout(() => server.closeAllConnections(), FORCE_CLOSE_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(forceClose);
  };
}

import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp, type AppOptions } from './app.ts';
import { openStore } from './db/open.ts';
import { seedFestival } from './db/seed.ts';
import { limitConnections } from './http/connection-limit.ts';
import { createGracefulClose } from './http/graceful-close.ts';
import { createOutbox } from './mail/outbox.ts';
import type { Festival } from './festival/records/festival.ts';
import type { Mailer } from './mail/mailer.ts';

export interface ServerOptions extends Omit<AppOptions, 'db' | 'outbox' | 'now' | 'report'> {
  /** Path of the database file, or `:memory:`. */
  database: string;
  festival: Festival;
  /** 0 for any free port. */
  port: number;
  /** Defaults to the loopback address. */
  host?: string;
  mailer?: Mailer;
  /** Milliseconds since the epoch; defaults to the clock. */
  now?: () => number;
  report?: (error: unknown) => void;
  /** How long a slow caller may take, other than by default. */
  patience?: Partial<typeof SERVER_LIMITS>;
  /** Connections that one address may hold at once, other than by default. */
  connectionsOfOne?: number;
}

export interface RunningServer {
  url: string;
  /** Takes no more connections, finishes what is under way, then closes the database. Twice is the same as once. */
  close(): Promise<void>;
}

const OUTBOX_INTERVAL_MS = 30_000;

/** A caller who is slow to ask, to send or to read holds a socket for no longer than this. */
const SERVER_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
};
/** Counted from the last byte either way; an answer that nobody reads is given up after the second time. */
const SILENT_SOCKET_MS = 30_000;
const MOST_CONNECTIONS = 2_000;
/** A venue's visitors share an address; a host alone needs a handful. */
const MOST_CONNECTIONS_OF_ONE = 256;
/** How long the mail under way may still take when the server is closed. */
const LAST_MAIL_MS = 2_000;

/**
 * Opens and seeds the database and listens.
 * @throws Error when the port is taken, the database cannot be opened, or the festival contradicts itself.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    database,
    festival,
    port,
    host = '127.0.0.1',
    mailer,
    patience,
    connectionsOfOne = MOST_CONNECTIONS_OF_ONE,
    ...rest
  } = options;
  const now = options.now ?? Date.now;
  const report = options.report ?? console.error;
  const db = openStore(database);
  try {
    seedFestival(db.sqlite, festival);
    const outbox = mailer && createOutbox(db, mailer, now, report);
    const app = createApp({ ...rest, db, now, report, ...(outbox && { outbox }) });
    const answer = getRequestListener(app.fetch);
    const server = createServer(
      { ...SERVER_LIMITS, ...patience },
      (request, response) => void answer(request, response),
    );
    server.setTimeout(SILENT_SOCKET_MS);
    server.maxConnections = MOST_CONNECTIONS;
    // What stands before us is the only one to connect, and tells its callers apart itself.
    if (!options.proxies) limitConnections(server, connectionsOfOne);
    const closeServer = createGracefulClose(server);
    await listen(server, port, host);
    const retries = outbox && setInterval(() => void outbox.deliverDue(), OUTBOX_INTERVAL_MS);
    void outbox?.deliverDue();
    const close = async (): Promise<void> => {
      clearInterval(retries);
      await closeServer();
      await outbox?.stop(LAST_MAIL_MS);
      db.close();
    };
    let closed: Promise<void> | undefined;
    return { url: addressOf(server), close: () => (closed ??= close()) };
  } catch (error) {
    db.close();
    throw error;
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.');
  const isLoopback = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(address.address);
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${isLoopback ? 'localhost' : name}:${address.port}`;
}

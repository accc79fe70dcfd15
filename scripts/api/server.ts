import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp, type AppOptions } from './app.ts';
import { openStore } from './db/open.ts';
import { seedFestival } from './db/seed.ts';
import { createGracefulClose, limitConnections } from './http/connections.ts';
import { createOutbox } from './mail/outbox.ts';
import type { Festival } from './festival/records/festival.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MediaSource } from './routes/media.ts';

export interface ServerOptions extends Omit<AppOptions, 'db' | 'outbox' | 'now' | 'report' | 'timeZone'> {
  /** Path of the database file, or `:memory:`. */
  database: string;
  festival: Festival;
  /** 0 for any free port. */
  port: number;
  /** Defaults to the loopback address. */
  host?: string;
  mailer?: Mailer;
  report?: (error: unknown) => void;
  /** Time limits that differ from the defaults. */
  timeouts?: Partial<typeof SERVER_TIMEOUTS>;
  /** Maximum number of simultaneous connections per address. */
  connectionsPerAddress?: number;
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

const OUTBOX_INTERVAL_MS = 30_000;

/** Time limits, in milliseconds, for clients that are slow to send or to read. */
const SERVER_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
};
/** Counted from the last byte in either direction; an answer that is not read is aborted after the second timeout. */
const SOCKET_TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 2_000;
/** A venue's visitors share an address; a single host needs only a handful of connections. */
const MAX_CONNECTIONS_PER_ADDRESS = 256;
/** How long the mail being sent may still take when the server is closed. */
const MAIL_SHUTDOWN_MS = 2_000;

/**
 * Opens and seeds the database, then starts to listen.
 * @throws Error when the port is taken, the database cannot be opened, or the festival contradicts itself.
 */
export async function startServer(options: ServerOptions) {
  const { database, festival, port, host = '127.0.0.1', mailer, timeouts, ...rest } = options;
  const { report = console.error, connectionsPerAddress = MAX_CONNECTIONS_PER_ADDRESS } = options;
  let { media } = options;
  const db = openStore(database);
  try {
    seedFestival(db.sqlite, festival);
    const outbox = mailer && createOutbox(db, mailer, Date.now, report);
    const app = createApp({
      ...rest,
      media: (path) => media(path),
      timeZone: festival.timeZone,
      db,
      now: Date.now,
      report,
      ...(outbox && { outbox }),
    });
    const answer = getRequestListener(app.fetch);
    const server = createServer(
      { ...SERVER_TIMEOUTS, ...timeouts },
      (request, response) => void answer(request, response),
    );
    server.setTimeout(SOCKET_TIMEOUT_MS);
    server.maxConnections = MAX_CONNECTIONS;
    // Behind a proxy only the proxy connects to this server; it has to limit its own callers.
    if (!options.proxies) limitConnections(server, connectionsPerAddress);
    const closeServer = createGracefulClose(server);
    server.listen(port, host);
    await once(server, 'listening');
    const retries = outbox && setInterval(() => void outbox.deliverDue(), OUTBOX_INTERVAL_MS);
    void outbox?.deliverDue();
    const close = async (): Promise<void> => {
      clearInterval(retries);
      await closeServer();
      await outbox?.stop(MAIL_SHUTDOWN_MS);
      db.close();
    };
    let closed: Promise<void> | undefined;
    /** Serves another version of the festival. @throws Error when it contradicts itself; the former one then stays. */
    const replace = (next: Festival, nextMedia: MediaSource): void => {
      seedFestival(db.sqlite, next);
      media = nextMedia;
    };
    return {
      url: addressOf(server),
      replace,
      /** Accepts no more connections, finishes the active requests, then closes the database. May be called twice. */
      close: (): Promise<void> => (closed ??= close()),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  const isLoopback = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(address);
  const name = family === 'IPv6' ? `[${address}]` : address;
  return `http://${isLoopback ? 'localhost' : name}:${port}`;
}

import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from '../../scripts/api/server.ts';
import { fixtureFestival } from './fixture-festival.ts';
import { KEY, SITE } from './harness.ts';
import type { MediaSource } from '../../scripts/api/routes/media.ts';

const running: RunningServer[] = [];

async function start(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({
    database: ':memory:',
    festival: fixtureFestival(),
    media: () => Promise.resolve(null),
    key: KEY,
    keyHeader: 'X-App-Key',
    allowedOrigins: [SITE],
    port: 0,
    hashCost: { memory: 8, passes: 1 },
    report: () => undefined,
    ...options,
  });
  running.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

const portOf = ({ url }: RunningServer) => Number(new URL(url).port);

/** Sends bytes as they are, and returns all that is received until the server closes the connection. */
function raw(server: RunningServer, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(portOf(server), '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer));
    // A client whose request is cut off may lose the connection before it has read the answer.
    socket.on('error', () => undefined);
  });
}

describe('a started server', () => {
  test('answers over HTTP, on a port that no other can take', async () => {
    const server = await start();
    const answer = await fetch(`${server.url}/api/evenements/2/`, { headers: { 'X-App-Key': KEY } });
    expect(await answer.json()).toMatchObject({ id: 2 });
    await expect(start({ port: portOf(server) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('refuses headers that are too large, and a body, with its length announced or in chunks', async () => {
    const server = await start();
    const body = JSON.stringify({ message: 'x'.repeat(100_000) });
    const head = `POST /api/send-email/ HTTP/1.1\r\nHost: x\r\nX-App-Key: ${KEY}\r\nContent-Type: application/json\r\nConnection: close\r\n`;
    const announced = `Content-Length: ${body.length}\r\n\r\n${body}`;
    const chunked = `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    for (const sent of [announced, chunked])
      expect(await raw(server, head + sent)).toMatch(/^HTTP\/1.1 413 /);
    const long = `X-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await raw(server, head + long)).toMatch(/^HTTP\/1.1 431 /);
  });
});

describe('a caller who never finishes a request', () => {
  const impatient = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };

  test.each([
    ['in the headers', `GET /api/menu/ HTTP/1.1\r\nHost: x\r\nX-App-Key: ${KEY}\r\n`],
    [
      'in the body',
      `POST /api/login/ HTTP/1.1\r\nHost: x\r\nX-App-Key: ${KEY}\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"username":`,
    ],
  ])('is disconnected, and delays nobody, if it stops %s', async (_, bytes) => {
    const server = await start({ timeouts: impatient });
    const slow = Promise.all(Array.from({ length: 50 }, () => raw(server, bytes)));
    const answer = await fetch(`${server.url}/api/menu/`, { headers: { 'X-App-Key': KEY } });
    expect(answer.status).toBe(200);
    for (const last of await slow) expect(last).toMatch(/^(?:HTTP\/1.1 408 |$)/);
  });
});

describe('a caller who opens one connection after another', () => {
  const opened = async (server: RunningServer): Promise<Socket> => {
    const socket = connect(portOf(server), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    return socket;
  };
  const answered = (server: RunningServer): Promise<string> =>
    raw(server, 'GET /media/none HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');

  test('has a limited number of connections, and may open another one when one is closed', async () => {
    const server = await start({ connectionsPerAddress: 2 });
    const [first, second] = [await opened(server), await opened(server)];
    expect(await answered(server)).toBe('');
    first.destroy();
    await expect.poll(() => answered(server)).toMatch(/^HTTP\/1.1 404 /);
    second.destroy();
  });

  test('is not limited if there is a proxy, from which all connections come', async () => {
    const server = await start({ connectionsPerAddress: 1, proxies: 1 });
    const heldConnection = await opened(server);
    expect((await fetch(`${server.url}/media/none`)).status).toBe(404);
    heldConnection.destroy();
  });
});

describe('a server that is closed', () => {
  test('finishes the current answer, asks the caller to disconnect, and accepts nobody else', async () => {
    let render = (): void => undefined;
    const requested = Promise.withResolvers<undefined>();
    const media: MediaSource = () => {
      requested.resolve(undefined);
      return new Promise((resolve) => {
        render = () => resolve({ body: new Uint8Array([1, 2, 3]), type: 'image/webp' });
      });
    };
    const server = await start({ media });
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      request(`${server.url}/media/slow.webp`, resolve).on('error', reject).end();
    });
    await requested.promise;
    const closed = server.close();
    await new Promise((resolve) => setImmediate(resolve));
    await expect(fetch(`${server.url}/api/menu/`)).rejects.toThrow();
    render();
    const { statusCode, headers } = await answer;
    expect(statusCode).toBe(200);
    expect(headers.connection).toBe('close');
    await closed;
  });

  test('does not wait for callers who only keep a connection open', async () => {
    const server = await start();
    const idle = connect(portOf(server), '127.0.0.1');
    await new Promise((resolve) => idle.once('connect', resolve));
    const hungUp = new Promise((resolve) => idle.once('close', resolve));
    idle.resume();
    await server.close();
    await hungUp;
  });
});

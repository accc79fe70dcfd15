import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from './failure.ts';

/** Whether nobody listens on the port, be it on the loopback address or on all. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port));
}

/**
 * @throws Failure naming the variable to change when somebody listens on the port.
 */
export async function requireFreePort(variable: 'PORT' | 'API_PORT', port: number): Promise<void> {
  if (await isFree(port)) return;
  throw new Failure(`Port ${port} is taken: stop what uses it, or set ${variable} to another one.`);
}

/** The preferred port when it is free, else any free one. */
export async function freePort(preferred: number): Promise<number> {
  return (await isFree(preferred)) ? preferred : anyFreePort();
}

/** The preferred port when it is free, else any free one; nobody else finds it free until it is released. */
export async function holdPort(preferred: number) {
  const port = await freePort(preferred);
  const holder = createServer();
  await once(holder.listen(port, '127.0.0.1'), 'listening');
  const release = (): Promise<void> => new Promise((resolve) => holder.close(() => resolve()));
  return { port, release };
}

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

async function anyFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await once(probe.close(), 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

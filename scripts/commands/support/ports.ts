import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Environment } from '../../../src/site/environment.ts';
import { Failure } from '../../process/failure.ts';

/** Whether the port is free, on the loopback address as well as on all addresses. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port));
}

/** @throws Failure naming the variable to change if a port of the site or its embedded back end is taken. */
export async function requireFreePorts({ PORT, API_PORT, usesEmbeddedApi }: Environment): Promise<void> {
  for (const [variable, port] of Object.entries({ PORT, ...(usesEmbeddedApi && { API_PORT }) }))
    if (!(await isFree(port)))
      throw new Failure(`Port ${port} is taken: stop what uses it, or set ${variable} to another one.`);
}

export async function freePort(preferred: number): Promise<number> {
  const { port, release } = await holdPort(preferred);
  await release();
  return port;
}

/** Takes the preferred port if it is free, otherwise any free one, and holds it until `release` is called. */
export async function holdPort(preferred: number) {
  const holder = createServer().listen((await isFree(preferred)) ? preferred : 0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
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

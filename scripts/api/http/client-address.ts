import type { HonoRequest } from 'hono';
import type { AppEnv } from './app-env.ts';

interface Caller {
  req: Pick<HonoRequest, 'header'>;
  env: AppEnv['Bindings'] | undefined;
}

/** Who calls, for limits: an address that the caller cannot choose. */
export type ClientAddress = (caller: Caller) => string;

/**
 * Reads the address of the socket or, behind so many proxies of our own, the one that the outermost of these saw: each
 * adds the address it was called from to the end of `X-Forwarded-For`, and what stands before was sent by the caller.
 * Addresses of IPv6 are counted by their /64, since a single subscriber is given at least that many.
 */
export function clientAddressBehind(proxies: number): ClientAddress {
  return ({ req, env }) => {
    const socket = env?.incoming?.socket.remoteAddress ?? 'in process';
    if (proxies === 0) return counted(socket);
    const forwarded = req.header('X-Forwarded-For')?.split(',').at(-proxies)?.trim();
    return counted(forwarded ?? socket);
  };
}

function counted(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address);
  return mapped?.[1] ?? network(address);
}

function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing =
    tail === undefined ? 0 : Math.max(0, 8 - groups.length - tail.split(':').filter(Boolean).length);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail?.split(':').filter(Boolean) ?? [])];
  return `${all.slice(0, 4).join(':')}::/64`;
}

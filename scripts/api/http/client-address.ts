import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { HonoRequest } from 'hono';
import type { AppEnv } from './app-env.ts';

interface Caller {
  req: Pick<HonoRequest, 'header'>;
  env: AppEnv['Bindings'] | undefined;
}

/** Returns the caller's address, by which limits count; the caller cannot choose it. */
export type ClientAddress = (caller: Caller) => string;

/**
 * Reads the address of the socket or, behind `proxies` reverse proxies of our own, the address that the outermost proxy
 * saw. Each proxy appends its caller's address to `X-Forwarded-For`; any earlier entries were sent by the client. If
 * the entry is not an address, the socket's address is used.
 */
export function clientAddressBehind(proxies: number): ClientAddress {
  return ({ req, env }) => {
    const socket = env?.incoming?.socket.remoteAddress;
    const forwarded = proxies === 0 ? undefined : req.header('X-Forwarded-For')?.split(',').at(-proxies);
    return networkOf(forwarded) ?? networkOf(socket) ?? 'in process';
  };
}

/**
 * Returns the network under which limits count an address: an IPv4 address itself, or the /64 of an IPv6 address, since
 * a single subscriber has at least a /64. A port and brackets, which some proxies add, are ignored.
 * @returns null for anything but an address.
 */
export function networkOf(text: string | undefined): string | null {
  const candidate = text?.trim().replaceAll('"', '') ?? '';
  const [, bracketed, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^([^:]*):\d+$/.exec(candidate) ?? [];
  const address = (bracketed ?? beforePort ?? candidate).replace(/%.*$/, '');
  // `ipaddr.js` also accepts `1` as an address.
  if (isIP(address) === 0) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

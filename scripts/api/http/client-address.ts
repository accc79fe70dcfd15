import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { HonoRequest } from 'hono';
import type { AppEnv } from './app-env.ts';

interface Caller {
  req: Pick<HonoRequest, 'header'>;
  env: AppEnv['Bindings'] | undefined;
}

/** The caller's address that limits count by; the caller cannot choose it. */
export type ClientAddress = (caller: Caller) => string;

/**
 * Reads the address of the socket or, behind `proxies` reverse proxies of our own, the one that the outermost of them
 * saw: each appends its caller's address to `X-Forwarded-For`, and whatever stands before was sent by the client. Where
 * that is no address, the socket's is used.
 */
export function clientAddressBehind(proxies: number): ClientAddress {
  return ({ req, env }) => {
    const socket = env?.incoming?.socket.remoteAddress;
    const forwarded = proxies === 0 ? undefined : req.header('X-Forwarded-For')?.split(',').at(-proxies);
    return networkOf(forwarded) ?? networkOf(socket) ?? 'in process';
  };
}

/**
 * The network that limits count an address under: an IPv4 address itself, the /64 of an IPv6 one, since a single
 * subscriber is given at least that many. A port and brackets, which some proxies add, are ignored.
 * @returns null for anything but an address.
 */
export function networkOf(text: string | undefined): string | null {
  const candidate = text?.trim().replaceAll('"', '') ?? '';
  const [, bracketed, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^([^:]*):\d+$/.exec(candidate) ?? [];
  const address = (bracketed ?? beforePort ?? candidate).replace(/%.*$/, '');
  // It also takes 1 for an address.
  if (isIP(address) === 0) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

import { isIPv4, isIPv6 } from 'node:net';
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
  if (isIPv4(address)) return address;
  return isIPv6(address) ? networkOfIPv6(address) : null;
}

function networkOfIPv6(address: string): string {
  // A URL writes each address in one way only.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const groups = [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  return isMapped ? dottedIPv4(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The IPv4 address in the last two groups of a mapped one. */
function dottedIPv4(groups: readonly string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 0xff]).join('.');
}

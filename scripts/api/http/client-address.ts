import { isIPv4, isIPv6 } from 'node:net';
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
 * What is no address there is passed over for the socket's.
 */
export function clientAddressBehind(proxies: number): ClientAddress {
  return ({ req, env }) => {
    const socket = env?.incoming?.socket.remoteAddress;
    const forwarded = proxies === 0 ? undefined : req.header('X-Forwarded-For')?.split(',').at(-proxies);
    return networkOf(forwarded) ?? networkOf(socket) ?? 'in process';
  };
}

/**
 * What an address is counted by, however it is written: an IPv4 address by itself, one of IPv6 by its /64, since a
 * single subscriber is given at least that many. A port and brackets, which some proxies add, are left out.
 * @returns null for what is no address.
 */
export function networkOf(text: string | undefined): string | null {
  const written = text?.trim().replaceAll('"', '') ?? '';
  const [, bracketed, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^([^:]*):\d+$/.exec(written) ?? [];
  const address = (bracketed ?? beforePort ?? written).replace(/%.*$/, '');
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
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The IPv4 address in the last two groups of a mapped one. */
function dotted(groups: readonly string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 0xff]).join('.');
}

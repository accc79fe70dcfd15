import type { LookupAddress, LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A link leads into the network of whoever builds the site, where only the back end's own host is asked. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

/** Whether an IP address is one of the public network; those that carry another within them (NAT64, 6to4) are not. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Refuses a URL whose host is written as an address that is not public. The URL parser has brought the decimal, octal
 * and short ways of writing one to the usual one.
 * @throws ForbiddenAddress
 */
export function refuseLiteral({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isPublic(host)) throw forbidden(host, host);
}

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks names up for a connection and refuses those with any address that is not public. The connection is made to what
 * was looked at: a name cannot lead elsewhere in between.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) {
        callback(error, []);
        return;
      }
      const hidden = addresses.find(({ address }) => !isPublic(address));
      const [first] = addresses;
      if (hidden) callback(forbidden(hostname, hidden.address), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    });
  };
}

function forbidden(host: string, address: string): ForbiddenAddress {
  const means = host === address ? '' : ` (${address})`;
  return new ForbiddenAddress(
    `leads to ${host}${means}, which is not on the public network: only the back end's own host may be`,
  );
}

import type { LookupAddress, LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A link points into the private network of the build machine, where only the back end's own host may be reached. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

/** Whether an IP address is public. Addresses that embed another one (NAT64, 6to4) count as private. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Refuses a URL whose host is an IP address that is not public. The URL parser has already normalised decimal, octal
 * and short notations.
 * @throws ForbiddenAddress
 */
export function refusePrivateAddress({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isPublic(host)) throw forbidden(host, host);
}

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves names for a connection and refuses those with any address that is not public. The connection uses exactly
 * the addresses that were checked, which prevents DNS rebinding.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) {
        callback(error, []);
        return;
      }
      const notPublic = addresses.find(({ address }) => !isPublic(address));
      const [first] = addresses;
      if (notPublic) callback(forbidden(hostname, notPublic.address), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    });
  };
}

function forbidden(host: string, address: string): ForbiddenAddress {
  const resolved = host === address ? '' : ` (${address})`;
  return new ForbiddenAddress(
    `leads to ${host}${resolved}, which is not on the public network: only the back end's own host may be`,
  );
}

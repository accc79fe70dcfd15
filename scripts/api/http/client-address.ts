import type { AppEnv } from './app-env.ts';

/**
 * Who calls, for limits: the address of the socket. Addresses of IPv6 are counted by their /64, since a single
 * subscriber is given at least that many.
 */
export function clientAddress({ env }: { env: AppEnv['Bindings'] | undefined }): string {
  const address = env?.incoming?.socket.remoteAddress ?? 'in process';
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

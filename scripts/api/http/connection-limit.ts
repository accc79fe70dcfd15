import { networkOf } from './client-address.ts';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes connections beyond `maxPerAddress` at once from one address (one /64, for IPv6), so that no host can hold them
 * all. Behind a proxy of ours all connections share its address: there the proxy must limit them.
 */
export function limitConnections(server: Server, maxPerAddress: number): void {
  const open = new Map<string, number>();

  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress) ?? '';
    const count = (open.get(address) ?? 0) + 1;
    if (count > maxPerAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

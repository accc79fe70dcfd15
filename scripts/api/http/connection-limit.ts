import { networkOf } from './client-address.ts';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Hangs up on whoever opens more connections at once than so many from one address (one /64, for IPv6), so that no host
 * can hold them all. Behind a proxy of ours, where all come from one address, it is the proxy that must do this.
 */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();

  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress) ?? '';
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
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

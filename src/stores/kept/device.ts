import { isReadOffline } from '../../site/offline-reading.ts';
import { availableBytes } from '../../domain/archive/storage-size.ts';

/** The browser features that keeping an edition needs; tests replace them. */
export interface Device {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  caches: CacheStorage;
  /** SHA-256 in base64. */
  sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  wait: typeof wait;
}

/** This browser's features; null if it keeps nothing: without a secure connection, or in some private windows. */
export function thisDevice(): Device | null {
  // Where a browser has these two, it has the locks, channels and hashes that an edition needs too.
  if (!isReadOffline || !('caches' in window && 'serviceWorker' in navigator)) return null;
  return { fetch: (path, init) => fetch(path, init), caches: window.caches, sha256, wait };
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

/** Resolves after this many milliseconds, or once the signal is aborted. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}

/** The response is not the file that the pack lists: the site has changed, or a proxy answered. */
export class WrongFile extends Error {
  override name = 'WrongFile';
}

/** Whether an error means that the browser has no room left for a file. */
export const isDeviceFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** The storage manager. WebKitGTK has none; older browsers, such as Safari 16, lack some methods of its type. */
const storage = (): Partial<StorageManager> => (navigator as Partial<Navigator>).storage ?? {};

/** Returns how many bytes this site may still keep on the device; infinity if the browser does not report it. */
export async function freeBytes(): Promise<number> {
  return availableBytes((await storage().estimate?.()) ?? {});
}

/** Asks the browser not to clear kept editions when it needs room. It may ask the visitor, who may answer later. */
export function askToPersist(): void {
  storage()
    .persist?.()
    .catch((error: unknown) =>
      console.warn('The browser may clear kept editions when it wants room.', error),
    );
}

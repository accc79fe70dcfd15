import { isReadOffline } from '../../site/offline-reading.ts';
/** The browser features that keeping an edition needs; tests replace them. */
export interface Device {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  caches: CacheStorage;
  /** SHA-256 in base64. */
  sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  /** Resolves after so many milliseconds, or once the signal is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** This browser; null where it keeps nothing: without a secure connection, or in some private windows. */
export function thisDevice(): Device | null {
  const isAble =
    'caches' in window &&
    'BroadcastChannel' in window &&
    'subtle' in crypto &&
    'serviceWorker' in navigator &&
    'locks' in navigator;
  if (!isReadOffline || !isAble) return null;
  return { fetch: (path, init) => fetch(path, init), caches: window.caches, sha256, wait };
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
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

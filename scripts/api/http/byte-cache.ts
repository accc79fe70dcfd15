export interface ByteCache {
  /** What is kept under the key, made now when it is not. */
  get(key: string, make: () => Buffer<ArrayBuffer>): Buffer<ArrayBuffer>;
}

/** What an entry costs beside its body, about: else countless empty lists would count for nothing. */
const ENTRY_BYTES = 1024;

const cost = (bytes: Buffer): number => bytes.byteLength + ENTRY_BYTES;

/** Keeps the most recently used bodies, up to a total of `capacity` bytes. */
export function createByteCache(capacity: number): ByteCache {
  const kept = new Map<string, Buffer<ArrayBuffer>>();
  let size = 0;

  function forget(key: string): void {
    const bytes = kept.get(key);
    if (bytes) size -= cost(bytes);
    kept.delete(key);
  }

  function keep(key: string, bytes: Buffer<ArrayBuffer>): void {
    if (cost(bytes) > capacity) return;
    kept.set(key, bytes);
    size += cost(bytes);
    for (const oldest of kept.keys()) {
      if (size <= capacity) break;
      forget(oldest);
    }
  }

  return {
    get(key, make) {
      const bytes = kept.get(key) ?? make();
      forget(key);
      keep(key, bytes);
      return bytes;
    },
  };
}

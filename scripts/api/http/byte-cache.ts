export interface ByteCache {
  /** The body stored under the key; `make` is called when there is none. */
  get(key: string, make: () => Buffer<ArrayBuffer>): Buffer<ArrayBuffer>;
}

/** Approximate cost of an entry beside its body, so that countless empty lists count too. */
const ENTRY_BYTES = 1024;

const cost = (bytes: Buffer): number => bytes.byteLength + ENTRY_BYTES;

/** Keeps the most recently used bodies, up to a total of `capacity` bytes. */
export function createByteCache(capacity: number): ByteCache {
  const entries = new Map<string, Buffer<ArrayBuffer>>();
  let size = 0;

  function remove(key: string): void {
    const bytes = entries.get(key);
    if (bytes) size -= cost(bytes);
    entries.delete(key);
  }

  function store(key: string, bytes: Buffer<ArrayBuffer>): void {
    if (cost(bytes) > capacity) return;
    entries.set(key, bytes);
    size += cost(bytes);
    for (const oldest of entries.keys()) {
      if (size <= capacity) break;
      remove(oldest);
    }
  }

  return {
    get(key, make) {
      const bytes = entries.get(key) ?? make();
      remove(key);
      store(key, bytes);
      return bytes;
    },
  };
}

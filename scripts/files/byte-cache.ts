/** Approximate cost of an entry beside its bytes, so that countless small ones count too. */
const ENTRY_BYTES = 1024;

const cost = (bytes: Buffer): number => bytes.byteLength + ENTRY_BYTES;

/** Keeps the most recently used bytes, up to a total of `capacity`. */
export function createByteCache(capacity: number) {
  // In the order of their use, as a map keeps that of insertion.
  const entries = new Map<string, Buffer<ArrayBuffer>>();
  let size = 0;

  function remove(key: string): Buffer<ArrayBuffer> | undefined {
    const bytes = entries.get(key);
    if (bytes) size -= cost(bytes);
    entries.delete(key);
    return bytes;
  }

  /** Stores bytes and gives them back. */
  function set(key: string, bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
    remove(key);
    if (cost(bytes) > capacity) return bytes;
    entries.set(key, bytes);
    size += cost(bytes);
    for (const oldest of entries.keys()) {
      if (size <= capacity) break;
      remove(oldest);
    }
    return bytes;
  }

  return {
    set,
    /** The bytes stored under the key, which are now the most recently used. */
    get: (key: string): Buffer<ArrayBuffer> | undefined => {
      const bytes = remove(key);
      return bytes && set(key, bytes);
    },
  };
}

export interface ByteCache {
  /** What is kept under the key, made now when it is not. */
  get(key: string, make: () => Buffer<ArrayBuffer>): Buffer<ArrayBuffer>;
}

/** Keeps the most recently used bodies, up to a total of `capacity` bytes. */
export function createByteCache(capacity: number): ByteCache {
  const kept = new Map<string, Buffer<ArrayBuffer>>();
  let size = 0;

  function forget(key: string): void {
    size -= kept.get(key)?.byteLength ?? 0;
    kept.delete(key);
  }

  function keep(key: string, bytes: Buffer<ArrayBuffer>): void {
    if (bytes.byteLength > capacity) return;
    kept.set(key, bytes);
    size += bytes.byteLength;
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

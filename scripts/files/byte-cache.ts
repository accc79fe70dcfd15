import { LRUCache } from 'lru-cache';

/** Approximate cost of an entry in addition to its bytes, so that many small entries count too. */
const ENTRY_BYTES = 1024;

/** Keeps the most recently used bytes, up to a total of `capacity`. */
export const createByteCache = (capacity: number) =>
  new LRUCache<string, Buffer<ArrayBuffer>, () => Buffer<ArrayBuffer>>({
    maxSize: capacity,
    sizeCalculation: ({ byteLength }) => byteLength + ENTRY_BYTES,
    memoMethod: (_key, _stale, { context: make }) => make(),
  });

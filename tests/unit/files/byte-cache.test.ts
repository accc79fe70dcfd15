import { describe, expect, test } from 'vitest';
import { createByteCache } from '../../../scripts/files/byte-cache.ts';

function cacheOf(capacity: number) {
  const cache = createByteCache(capacity);
  const made: string[] = [];
  const get = (key: string, size: number) => {
    const context = () => {
      made.push(key);
      return Buffer.alloc(size);
    };
    return cache.memo(key, { context });
  };
  return { get, made };
}

describe('the byte cache', () => {
  test('makes the bytes of a key once', () => {
    const { get, made } = cacheOf(10_000);
    expect(get('a', 10)).toBe(get('a', 10));
    expect(made).toEqual(['a']);
  });

  test('makes room by removing the least recently used entry', () => {
    const { get, made } = cacheOf(10_000);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) get(key, 3500);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  test('keeps no entry larger than its capacity, and not every tiny one', () => {
    const { get, made } = cacheOf(3000);
    get('large', 4000);
    get('large', 4000);
    for (const key of ['a', 'b', 'c', 'a']) get(key, 2);
    expect(made).toEqual(['large', 'large', 'a', 'b', 'c', 'a']);
  });
});

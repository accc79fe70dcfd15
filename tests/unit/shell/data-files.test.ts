import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { compressedParts, MOST_BYTES, MOST_SENT } from '../../../src/shell/data-files.ts';
import { fetchList } from '../../../src/stores/fetch-own.ts';

afterEach(() => vi.unstubAllGlobals());

const read = (parts: Buffer[]): string[] => parts.map((part) => gunzipSync(part).toString());
const event = (id: number) => ({
  id,
  title: `Événement ${id}`,
  about: String(Math.sin(id)).repeat(1 + (id % 40)),
});

test('what fits one file is one', () => {
  expect(read(compressedParts({ items: [event(1)] }))).toEqual([JSON.stringify({ items: [event(1)] })]);
  expect(read(compressedParts({ items: [] }))).toEqual(['{}']);
});

test('data of 5,000 events comes in files of at most 100 KB, 15 KB compressed, and has them all where it is read', async () => {
  const all = Array.from({ length: 5000 }, (_, at) => event(at));
  const parts = compressedParts(Object.assign({ asOf: '12 octobre' }, { items: all }));
  const files = read(parts);
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(MOST_SENT);
  for (const file of files) expect(Buffer.byteLength(file)).toBeLessThanOrEqual(MOST_BYTES);
  vi.stubGlobal('fetch', (path: string) => {
    const part = Number(/-(\d+)\.json$/.exec(path)?.[1] ?? 1);
    return Promise.resolve(
      new Response(files[part - 1], { headers: { 'Content-Type': 'application/json' } }),
    );
  });
  const { asOf, items } = await fetchList<{ asOf: string; items: unknown[] }>('fr', 'events');
  expect(asOf).toBe('12 octobre');
  expect(items).toEqual(all);
});

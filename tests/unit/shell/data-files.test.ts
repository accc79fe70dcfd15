import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { compressedParts, MAX_BYTES, MAX_COMPRESSED_BYTES } from '../../../src/shell/data-files.ts';
import { fetchList, NotFetched } from '../../../src/stores/fetch-own.ts';

const read = (parts: Buffer[]): string[] => parts.map((part) => gunzipSync(part).toString());
const event = (id: number) => {
  return { id, title: `Événement ${id}`, about: String(Math.sin(id)).repeat(1 + (id % 40)) };
};

/** Returns the answer of a site with these files. */
function answerOf(files: readonly string[], path: string): Response {
  const file = files[Number(/-(\d+)\.json$/.exec(path)?.[1] ?? 1) - 1];
  const headers = { 'Content-Type': 'application/json' };
  return new Response(file, { status: file === undefined ? 404 : 200, headers });
}

test('data that fits into one file is a single file', () => {
  expect(read(compressedParts({ items: [event(1)] }))).toEqual([JSON.stringify({ items: [event(1)] })]);
  expect(read(compressedParts({ items: [] }))).toEqual(['{}']);
});

test('data of 5,000 events is split into files of at most 100 KB, 15 KB compressed, and read back completely', async () => {
  const all = Array.from({ length: 5000 }, (_, at) => event(at));
  const parts = compressedParts(Object.assign({ asOf: '12 octobre' }, { items: all }));
  const files = read(parts);
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(MAX_COMPRESSED_BYTES);
  for (const file of files) expect(Buffer.byteLength(file)).toBeLessThanOrEqual(MAX_BYTES);
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerOf(files, path)));
  const { asOf, items } = await fetchList<{ asOf: string; items: unknown[] }>('fr', 'events');
  expect(asOf).toBe('12 octobre');
  expect(items).toEqual(all);
});

describe('a list of a site that is published again while its files are fetched', () => {
  const listOf = (count: number, title: string) =>
    Array.from({ length: count }, (_, at) => ({ ...event(at), title }));
  const formerly = read(compressedParts({ items: listOf(3000, 'Avant') }));
  const now = listOf(2000, 'Après');
  const nowFiles = read(compressedParts({ items: now }));

  test('is fetched again completely, so that it never mixes two releases', async () => {
    const calls: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      calls.push(path);
      return Promise.resolve(answerOf(calls.length === 1 ? formerly : nowFiles, path));
    });
    expect((await fetchList('fr', 'events')).items).toEqual(now);
    expect(calls.length).toBe(formerly.length + nowFiles.length);
  });

  test('fails if its files still do not belong together', async () => {
    const stale = [...formerly.slice(0, 1), ...nowFiles.slice(1)];
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerOf(stale, path)));
    await expect(fetchList('fr', 'events')).rejects.toThrow(NotFetched);
  });
});

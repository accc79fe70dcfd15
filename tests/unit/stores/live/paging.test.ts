import { describe, expect, it } from 'vitest';
import { allPages } from '../../../../src/back-end/paging.ts';
import { clientOf, failure } from '../../pull/client/client-harness.ts';
import { answering, serving } from '../../pull/client/fake-fetch.ts';

describe('a list', () => {
  it('is an array, or pages that are followed to the end, by relative or absolute addresses', async () => {
    const { fetch, calls } = serving({
      '/api/lieux/': { count: 3, next: '?page=2', results: [1] },
      '/api/lieux/?page=2': { count: 3, next: 'https://api.example/api/lieux/?page=3', results: [2] },
      '/api/lieux/?page=3': { count: 3, next: null, results: [3] },
      '/api/roles/': [4],
    });
    const { client } = clientOf({ fetch });
    expect(await client.list('/lieux/')).toEqual({ items: [1, 2, 3], announced: null });
    expect(await client.list('/roles/')).toEqual({ items: [4], announced: null });
    expect(calls.every(({ init }) => new Headers(init.headers).get('X-Cle') === 'k')).toBe(true);
  });

  it('with fewer items than announced is returned with the announced number', async () => {
    const { fetch } = serving({ '/api/lieux/': { count: 5, next: null, results: [1] } });
    expect(await clientOf({ fetch }).client.list('/lieux/')).toEqual({ items: [1], announced: 5 });
  });

  it.each([
    ['runs in a circle', '?page=2', 'circle'],
    ['leaves the origin', 'https://evil.example/api/lieux/?page=3', 'origin'],
    ['leaves for plain http', 'http://api.example/api/lieux/?page=3', 'origin'],
    ['is not an address', 'http://', 'not an address'],
    ['is not a text', 3, 'not an address'],
  ])('whose next page %s is an error', async (_name, next, words) => {
    const { fetch } = serving({
      '/api/lieux/': { next: '?page=2', results: [1] },
      '/api/lieux/?page=2': { next, results: [2] },
    });
    const error = await failure(clientOf({ fetch }).client.list('/lieux/'));
    expect(error.kind).toBe('shape');
    expect(error.message).toContain(words);
  });

  it('that never ends is an error', async () => {
    let page = 1;
    const read = () => Promise.resolve({ next: `?page=${++page}`, results: [] });
    await expect(allPages('https://api.example/', read)).rejects.toThrow('would be one more than 10000');
  });

  it('whose pages together exceed the greatest length is an error', async () => {
    let page = 1;
    const results = ['x'.repeat(900)];
    const fetch = () => Promise.resolve(Response.json({ next: `?page=${++page}`, results }));
    const error = await failure(clientOf({ fetch, maxBytes: 50_000 }).client.list('/lieux/'));
    expect(error.message).toMatch(/page=\d+: with this page the list is longer than 100000 characters/);
    // The list is read twice, since it may have changed in the meantime.
    expect(page).toBeLessThan(250);
  });

  it.each([[{}], [{ results: {} }], ['x'], [null]])('that is %j is an error', async (body) => {
    const { fetch } = answering(Response.json(body));
    expect(await failure(clientOf({ fetch }).client.list('/lieux/'))).toMatchObject({ kind: 'shape' });
  });
});

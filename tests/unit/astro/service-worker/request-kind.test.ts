import { expect, test } from 'vitest';
import { requestKind } from '../../../../scripts/astro/service-worker/request-kind.ts';

const ORIGIN = 'https://dhaw.example';

interface Asked extends Pick<RequestInit, 'cache' | 'headers'> {
  mode?: RequestMode;
  destination?: RequestDestination;
}

function kindOf(
  address: string,
  { mode = 'cors', destination = '', cache = 'default', headers }: Asked = {},
) {
  const url = new URL(address, ORIGIN);
  const request = { url: url.href, mode, destination, cache, headers: new Headers(headers) };
  return requestKind(request, url, ORIGIN);
}

test.each([
  ['/fr/edition/2022/', { mode: 'navigate' }, 'page'],
  ['/_astro/client.js', {}, 'part'],
  ['/_astro/client.js', { cache: 'reload' }, 'partAnew'],
  ['/media/0123456789abcdef-800.webp', { destination: 'image' }, 'picture'],
  ['/data/search/fr.json', {}, 'data'],
  ['/favicon.svg', { destination: 'image' }, 'data'],
  ['/fr/program/2022.ics', {}, 'data'],
  ['/fr/event/57/', {}, 'fragment'],
] as const)('%s, requested with %j, is answered by the worker', (path, asked, kind) => {
  expect(kindOf(path, asked)).toBe(kind);
});

test.each([
  ['live calls', 'https://api.example/api/evenements/', {}],
  ['live calls of a back end on this host', '/api/utilisateur/inscriptions', {}],
  ['signed-in answers', '/data/search/fr.json', { headers: { Authorization: 'Bearer x' } }],
  ['map tiles', 'https://tile.openstreetmap.org/12/1/2.png', { destination: 'image' }],
  ['packs of editions', '/fr/edition/2022/pack.json', {}],
  ['open data files', '/fr/edition/2022/data.json', {}],
  ['parts of files', '/_astro/client.js', { headers: { Range: 'bytes=10-' } }],
  ['files that are not to be stored', '/_astro/client.js', { cache: 'no-store' }],
  ['pictures that are downloaded', '/media/0123456789abcdef-800.webp', {}],
] as const)('%s are neither stored nor answered by the worker', (_, address, asked) => {
  expect(kindOf(address, asked)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../src/site/environment.ts';
import { browserApiUrl, hasBackEnd, publicationProblems } from '../../../src/site/publication.ts';
import { formerSnapshotFolder, snapshotFolder } from '../../../src/site/snapshot-folder.ts';
import { pinnedNow } from '../../../src/site/build-environment.ts';

const nowOf = (source: Record<string, string>): string | null => pinnedNow(readEnvironment(source));

describe('the festival’s now', () => {
  test('is an evening of the demo festival', () => {
    expect(nowOf({})).toBe('2024-10-12T16:00:00.000Z');
  });

  const [API_URL, FESTIVAL, TIME_ZONE] = ['https://api.example', '../my-festival', 'Europe/Paris'];

  test.each([
    ['is the real clock for another back end', { API_URL }, null],
    ['is the real clock for a festival in its own folder', { FESTIVAL }, null],
    ['is the real clock if set to today', { NOW: 'today' }, null],
    ['can be pinned in festival time', { NOW: '2024-10-20T09:00' }, '2024-10-20T08:00:00.000Z'],
    ['can be pinned for any back end', { API_URL, NOW: '2024-10-20T09:00:00Z' }, '2024-10-20T09:00:00.000Z'],
    ['has summer time', { API_URL, TIME_ZONE, NOW: '2026-07-01T17:00' }, '2026-07-01T15:00:00.000Z'],
    ['has winter time', { API_URL, TIME_ZONE, NOW: '2026-12-01T17:00' }, '2026-12-01T16:00:00.000Z'],
  ])('%s', (_, source, now) => {
    expect(nowOf(source)).toBe(now);
  });
});

test.each([
  [{ TIME_ZONE: 'Paris' }, 'TIME_ZONE=Paris must be a time zone, e.g. Africa/Tunis'],
  [{ CURRENCY: 'euro' }, 'CURRENCY=euro must be a currency of ISO 4217, e.g. TND'],
  [{ NOW: 'tomorrow' }, 'NOW=tomorrow must be an ISO date-time, e.g. 2024-10-12T17:00, or today'],
  [{ SERVICE_WORKER: 'no' }, 'SERVICE_WORKER=no must be on, off or off-keep-editions'],
  [{ API_PORT: 'http' }, 'API_PORT=http must be a port number'],
  [{ API_PORT: '0' }, 'API_PORT=0 '],
  [{ API_KEY: 'hunter2 hunter2' }, 'API_KEY=… must be printable ASCII without spaces'],
  [{ API_KEY_HEADER: 'X App' }, 'API_KEY_HEADER=X App must be an HTTP header name'],
  [{ FESTIVAL: '../my-festival', API_URL: 'https://api.example' }, 'set one of them'],
])('the invalid settings %j are refused with an explanation', (source, words) => {
  expect(() => readEnvironment(source)).toThrow(words);
});

test('map tiles come from one host, which the policy of the pages allows', () => {
  const TILE_URL = 'https://{s}.tile.example/{z}/{x}/{y}.png';
  expect(readEnvironment({ TILE_URL }).TILE_URL).toBe('https://a.tile.example/{z}/{x}/{y}.png');
});

describe('the addresses of the site and of its back end', () => {
  test.each([
    ['https://nour:s3cret@api.example', 'API_URL=https://…@api.example must be an origin'],
    ['https://nour:s3c/r3t@api.example/', 'API_URL=https://…@api.example/ must be'],
    ['https://api.example/?token=s3cret', 'API_URL=https://api.example/?… must be an origin'],
    ['nour:s3cret@api.example', 'API_URL=…@api.example must be'],
  ])('are reported without their secrets if they are invalid: %s', (API_URL, words) => {
    expect(() => readEnvironment({ API_URL })).toThrow(words);
    expect(() => readEnvironment({ API_URL })).not.toThrow(/s3c|r3t/);
  });

  const siteOf = (source: Record<string, string>): string => readEnvironment(source).SITE_URL;

  test('may be written in other ways, and have no path', () => {
    for (const SITE_URL of ['https://example.org', 'https://example.org/', 'HTTPS://Example.org:443'])
      expect(siteOf({ SITE_URL })).toBe('https://example.org');
    for (const url of ['https://example.org/biennale', 'https://example.org/#a'])
      for (const name of ['SITE_URL', 'API_URL'])
        expect(() => siteOf({ [name]: url })).toThrow(`${name}=${url} must be an origin without a path`);
  });

  const netlify = 'NETLIFY=true URL=https://biennale.example DEPLOY_PRIME_URL=https://preview--b.example';
  const vercel = 'VERCEL=1 VERCEL_PROJECT_PRODUCTION_URL=biennale.example VERCEL_URL=b-1.example';

  test.each([
    ['Netlify', `${netlify} CONTEXT=production`, 'https://biennale.example'],
    ['Netlify, for a preview', `${netlify} CONTEXT=deploy-preview`, 'https://preview--b.example'],
    ['Cloudflare Pages', 'CF_PAGES=1 CF_PAGES_URL=https://7d1f.a.example', 'https://7d1f.a.example'],
    ['Vercel', `${vercel} VERCEL_ENV=production`, 'https://biennale.example'],
    ['Vercel, for a preview', `${vercel} VERCEL_ENV=preview`, 'https://b-1.example'],
    ['no host', 'URL=https://biennale.example', 'http://localhost:4321'],
  ])('are taken from the host that publishes the site: %s', (_, variables, url) => {
    const pairs = variables.split(' ').map((one) => one.split('=') as [string, string]);
    const source = Object.fromEntries(pairs);
    expect(siteOf(source)).toBe(url);
    expect(siteOf({ ...source, SITE_URL: 'https://other.example' })).toBe('https://other.example');
  });
});

test('a site is built again for a host that reads redirects in another dialect', () => {
  expect(readEnvironment({}).redirectDialect).toBe('netlify');
  expect(readEnvironment({ CF_PAGES: '1' }).redirectDialect).toBe('cloudflare');
});

describe('the publication of a site', () => {
  const problemsOf = (source: Record<string, string>): string[] =>
    publicationProblems(readEnvironment(source));
  const published = { SITE_URL: 'https://example.org', API_URL: 'https://api.example.org', API_KEY: 'k' };

  test('is possible with an address, a back end and a key of its own', () => {
    expect(problemsOf(published)).toEqual([]);
  });

  test('is not possible with the default settings', () => {
    expect(problemsOf({})).toEqual([
      "SITE_URL is http://localhost:4321, this machine: set it to the site's own origin, e.g. https://example.org",
      'API_URL is not set, so that browsers would ask http://localhost:4322: set it to the origin of the back end',
      'API_KEY is the key of development: set it to the application key of the back end',
    ]);
  });

  const here = ['http://localhost:8000', 'http://api.localhost', 'http://127.0.0.1', 'http://[::1]:80'];

  test.each(here)('is not possible with a back end on the machine that builds the site: %s', (url) => {
    expect(problemsOf({ ...published, API_URL: url })).toEqual([
      expect.stringMatching(/^API_URL is http:.*this machine/),
    ]);
  });
});

test('the snapshots of each back end are in a folder of their own', () => {
  const folderOf = (API_URL: string) => snapshotFolder(readEnvironment({ API_URL }));
  expect(folderOf('https://api.my-festival.example:8443')).toBe(
    '.data/snapshots/https-api.my-festival.example-8443',
  );
  const similar = ['http://api:8080', 'http://api-8080', 'http://xn--api', 'http://xn-api'];
  const origins = [...similar, 'http://[::1]:8080', 'http://1-8080'];
  expect(new Set(origins.map(folderOf)).size).toBe(origins.length);
});

describe('a festival in a folder', () => {
  const FESTIVAL = '../my-festival';

  test('has its own snapshots, so that no other festival is shown in its place', () => {
    expect(snapshotFolder(readEnvironment({ FESTIVAL }))).not.toBe(snapshotFolder(readEnvironment({})));
  });

  test('keeps its snapshots apart from those of a folder of a similar name', () => {
    const folderOf = (path: string): string => snapshotFolder(readEnvironment({ FESTIVAL: path }));
    expect(folderOf('/srv/festival')).toBe('.data/snapshots/-srv-festival');
    const similar = ['my-festival', 'my/festival', 'my_festival', 'my festival', 'مهرجان', 'ضوء'];
    expect(new Set(similar.map((path) => folderOf(`/srv/${path}`))).size).toBe(similar.length);
    expect(folderOf('/srv/été'.normalize('NFD'))).toBe(folderOf('/srv/été'.normalize('NFC')));
  });

  test('finds the snapshots that an earlier version has stored for a path with a hyphen', () => {
    const formerOf = (path: string) => formerSnapshotFolder(readEnvironment({ FESTIVAL: path }));
    expect(formerOf('/srv/my-festival')).toBe('.data/snapshots/-srv-my-festival');
    expect(['/srv/festival', '/srv/my festival'].map(formerOf)).toEqual([null, null]);
    expect(formerSnapshotFolder(readEnvironment({}))).toBeNull();
  });

  test('is published without a back end, and does not request one on the visitor’s machine', () => {
    const published = readEnvironment({ FESTIVAL, SITE_URL: 'https://festival.example' });
    expect(publicationProblems(published)).toEqual([]);
    expect([hasBackEnd(published), browserApiUrl(published)]).toEqual([false, 'https://festival.example']);
    const tried = readEnvironment({ FESTIVAL });
    expect([hasBackEnd(tried), browserApiUrl(tried)]).toEqual([true, 'http://localhost:4322']);
    expect(hasBackEnd(readEnvironment({ SITE_URL: 'https://festival.example' }))).toBe(true);
  });
});

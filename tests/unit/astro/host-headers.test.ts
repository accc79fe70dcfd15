import { expect, test } from 'vitest';
import { headersFile } from '../../../scripts/astro/host-headers.ts';

/** Headers by path, as the hosts read them. */
function rulesOf(file: string): Map<string, string[]> {
  const rules = file.trim().split(/\n\n/);
  return new Map(
    rules.map((rule) => {
      const [path = '', ...headers] = rule.split('\n');
      return [path, headers.map((line) => line.trim())];
    }),
  );
}

const file = headersFile(['event', 'dhaw', 'embed', 'program']);
const rules = rulesOf(file);

test('a host keeps what is named by its content for ever, and asks again for the service worker', () => {
  expect(rules.get('/_astro/*')).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
  expect(rules.get('/media/*')).toContain('Cache-Control: public, max-age=31536000, immutable');
  expect(rules.get('/sw.js')).toEqual(['Cache-Control: no-cache']);
});

test('pages of other sites may read data and pictures', () => {
  const shared = 'Access-Control-Allow-Origin: *';
  const open = [
    '/iiif/*',
    '/media/*',
    '/data/*',
    '/archives/*',
    '/:lang/edition/:year/data.json',
    '/:lang/edition/:year/data.csv',
  ];
  for (const path of open) expect(rules.get(path), path).toContain(shared);
  expect(file.split(shared)).toHaveLength(open.length + 1);
});

test('calendars and citations are sent as what they are', () => {
  expect(rules.get('/*.ics')).toEqual(['Content-Type: text/calendar; charset=utf-8']);
  expect(rules.get('/*.bib')).toEqual(['Content-Type: application/x-bibtex; charset=utf-8']);
  expect(rules.get('/:lang/cite/*')).toEqual(['Content-Disposition: attachment']);
  expect(rules.get('/*.ris')).toEqual(['Content-Type: application/x-research-info-systems; charset=utf-8']);
});

test('every answer says that HTTPS is the only way to this host, and says nothing of the hosts below it', () => {
  expect(rules.get('/*')).toContain('Strict-Transport-Security: max-age=63072000');
  expect(file).not.toContain('includeSubDomains');
});

test('every answer says what a page cannot say of itself', () => {
  expect(rules.get('/*')).toEqual(
    expect.arrayContaining([
      'X-Content-Type-Options: nosniff',
      'Cross-Origin-Opener-Policy: same-origin',
      'Referrer-Policy: strict-origin-when-cross-origin',
    ]),
  );
});

test('other sites may frame the pages made for that, and neither frame nor load any other page', () => {
  const closed = [
    "Content-Security-Policy: frame-ancestors 'self'",
    'Cross-Origin-Resource-Policy: same-origin',
  ];
  for (const path of ['/', '/:lang/', '/:lang/event/*', '/:lang/dhaw/*', '/:lang/program/*'])
    expect(rules.get(path), path).toEqual(closed);
  expect(rules.get('/:lang/embed/*')).toEqual(['Content-Security-Policy: frame-ancestors *']);
  expect(rules.get('/*')?.join()).not.toContain('frame-ancestors');
  expect(file).not.toContain('X-Frame-Options');
});

test('a host asks again for the list of what is kept of an edition', () => {
  expect(rules.get('/:lang/edition/:year/pack.json')).toEqual(['Cache-Control: no-cache']);
});

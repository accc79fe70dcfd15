import { expect, test } from 'vitest';
import { headersFile } from '../../../scripts/astro/host-headers.ts';

const file = headersFile(['event', 'dhaw', 'embed', 'program']);
/** Headers by path, as the hosts read them. */
const rules = new Map(
  file
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path = '', ...headers] = rule.split('\n');
      return [path, headers.map((line) => line.trim())] as const;
    }),
);

test('files named by their content are cached for a year, and the service worker and packs are always revalidated', () => {
  expect(rules.get('/_astro/*')).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
  expect(rules.get('/media/*')).toContain('Cache-Control: public, max-age=31536000, immutable');
  for (const path of ['/sw.js', '/:lang/edition/:year/pack.json'])
    expect(rules.get(path)).toEqual(['Cache-Control: no-cache']);
});

test('pages of other sites may read data and pictures', () => {
  const shared = 'Access-Control-Allow-Origin: *';
  const data = ['/:lang/edition/:year/data.json', '/:lang/edition/:year/data.csv'];
  const open = ['/iiif/*', '/media/*', '/data/*', '/archives/*', ...data];
  for (const path of open) expect(rules.get(path), path).toContain(shared);
  expect(file.split(shared)).toHaveLength(open.length + 1);
});

test('calendars and citations are sent with their content types', () => {
  expect(rules.get('/*.ics')).toEqual(['Content-Type: text/calendar; charset=utf-8']);
  expect(rules.get('/*.bib')).toEqual(['Content-Type: application/x-bibtex; charset=utf-8']);
  expect(rules.get('/:lang/cite/*')).toEqual(['Content-Disposition: attachment']);
  expect(rules.get('/*.ris')).toEqual(['Content-Type: application/x-research-info-systems; charset=utf-8']);
});

test('every answer has the security headers that a page cannot set itself, and requires HTTPS for this host alone', () => {
  expect(rules.get('/*')).toEqual(
    expect.arrayContaining([
      'X-Content-Type-Options: nosniff',
      'Cross-Origin-Opener-Policy: same-origin',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Strict-Transport-Security: max-age=63072000',
    ]),
  );
  expect(file).not.toContain('includeSubDomains');
});

test('other sites may frame embeds, and can neither frame nor load any other page', () => {
  const framed = "Content-Security-Policy: frame-ancestors 'self'";
  const closed = [framed, 'Cross-Origin-Resource-Policy: same-origin'];
  for (const path of ['/', '/:lang/', '/:lang/event/*', '/:lang/dhaw/*', '/:lang/program/*'])
    expect(rules.get(path), path).toEqual(closed);
  expect(rules.get('/:lang/embed/*')).toEqual(['Content-Security-Policy: frame-ancestors *']);
  expect(rules.get('/*')?.join()).not.toContain('frame-ancestors');
  expect(file).not.toContain('X-Frame-Options');
});

import { expect, test } from 'vitest';
import { hostRedirects } from '../../../../scripts/astro/redirects/host-redirects.ts';

const site = {
  redirects: [
    { from: 'team', to: 'join-us' },
    { from: 'event/100_%', to: 'event/Été' },
  ],
  gone: ['event/Autrefois'],
  names: ['event', 'program'],
};
const rulesOf = (file: string): string[][] =>
  file
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

/**
 * Returns whether Cloudflare Pages accepts a line: a path of the site, its target, and one of five statuses
 * (https://developers.cloudflare.com/pages/configuration/redirects/).
 */
function cloudflareReads([from = '', to = '', status, ...more]: string[]): boolean {
  const isPath = (path: string): boolean => new URL(path, 'https://site.example').pathname === path;
  return isPath(from) && isPath(to) && /^30[12378]$/.test(status ?? '') && more.length === 0;
}

test('Cloudflare Pages gets the redirects of second addresses, in the form that it reads', () => {
  const rules = rulesOf(hostRedirects(site, 'cloudflare'));
  expect(rules.filter((rule) => !cloudflareReads(rule))).toEqual([]);
  expect(rules).toEqual([
    ['/fr/team/', '/fr/join-us/', '301'],
    ['/en/team/', '/en/join-us/', '301'],
    ['/fr/event/100_%25/', '/fr/event/%C3%89t%C3%A9/', '301'],
    ['/en/event/100_%25/', '/en/event/%C3%89t%C3%A9/', '301'],
  ]);
});

test('Cloudflare Pages gets no more rules than it accepts', () => {
  const redirects = Array.from({ length: 1500 }, (_, id) => ({ from: `event/${id}`, to: `event/t${id}` }));
  expect(rulesOf(hostRedirects({ ...site, redirects }, 'cloudflare'))).toHaveLength(2000);
});

test('Netlify also gets rules for languages, withdrawn and missing pages, forced if a page exists', () => {
  const rules = rulesOf(hostRedirects(site, 'netlify'));
  expect(rules).toContainEqual(['/fr/team/', '/fr/join-us/', '301!']);
  expect(rules).toContainEqual(['/en/event/Autrefois/', '/en/event/Autrefois/', '410!']);
  expect(rules).toContainEqual(['/program/*', '/en/program/:splat', '302!', 'Language=en']);
  expect(rules).toContainEqual(['/fr/*', '/fr/404.html', '404']);
});

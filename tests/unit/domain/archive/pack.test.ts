import { expect, test } from 'vitest';
import {
  type Pack,
  type PackFile,
  type PackPart,
  fileKey,
  planKeeping,
  transferOf,
  isPack,
} from '../../../../src/domain/archive/pack.ts';
import { edition } from '../../stores/kept/keeping.ts';

const file = (path: string, ...parts: PackPart[]): PackFile => {
  return { path, bytes: 100, sent: 40, hash: `hash of ${path}`, in: parts };
};

const pack: Pick<Pack, 'files' | 'pages'> = {
  files: [
    file('/media/a-800.webp', 'phone'),
    file('/media/a-1600.webp', 'screen'),
    file('/media/small-400.webp', 'phone', 'screen'),
    file('/fr/edition/2022/', 'text'),
    file('/_astro/page.css', 'text'),
  ],
  pages: [{ path: '/fr/edition/2022/', title: '2022', kind: 'edition' }],
};

const ofText = ['/_astro/page.css', '/fr/edition/2022/'];
const ofPhone = ['/media/a-800.webp', '/media/small-400.webp'];
const kept = (...paths: string[]) => new Map(paths.map((path) => [path, `hash of ${path}`]));

test('what a page is drawn with comes before it, and pictures come last', () => {
  const { missing } = planKeeping(pack, 'phone', kept());
  expect(missing.map(({ path }) => path)).toEqual([...ofText, ...ofPhone]);
});

test('another choice of pictures fetches and drops only what differs', () => {
  const { missing, unused } = planKeeping(pack, 'screen', kept(...ofText, ...ofPhone));
  expect(missing.map(({ path }) => path)).toEqual(['/media/a-1600.webp']);
  expect(unused).toEqual(['/media/a-800.webp']);
});

test('a file that has changed is missing', () => {
  const former = new Map([...kept('/_astro/page.css'), ['/fr/edition/2022/', 'another hash']]);
  expect(planKeeping(pack, 'none', former).missing.map(({ path }) => path)).toEqual(['/fr/edition/2022/']);
});

test('what two languages share travels once', () => {
  const style = file('/_astro/page.css', 'text');
  expect(transferOf([style, file('/fr/', 'text'), style, file('/en/', 'text')])).toBe(120);
  expect(transferOf([style, file('/en/', 'text')], new Set([fileKey(style)]))).toBe(40);
});

const page = { path: '/', title: '', kind: 'event' };
const sitePack = edition().pack();

test('a pack of the site is one', () => {
  expect(isPack({ ...sitePack, redirects: { '/fr/event/57/': '/fr/event/Relais/' } })).toBe(true);
});

test.each([
  ['has no second addresses', { redirects: undefined }],
  ['sends its visitors to another site', { redirects: { '/fr/event/57/': '//elsewhere.example/' } }],
  ['names a page of another site', { pages: [{ ...page, path: 'https://elsewhere.example/' }] }],
  ['has files of another site', { files: [{ ...sitePack.files[0], path: '/\\elsewhere.example/a.js' }] }],
  ['is of no language of the site', { lang: 'ar' }],
])('what %s is none', (_, wrong) => {
  expect(isPack({ ...sitePack, ...wrong })).toBe(false);
});

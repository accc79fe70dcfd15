import { expect, test } from 'vitest';
import {
  type Pack,
  type PackFile,
  type PackPart,
  editionOfCache,
  fileKey,
  planKeeping,
  transferOf,
  isPack,
  isPictureChoice,
  secondAddressTarget,
} from '../../../../src/domain/archive/pack.ts';
import { siteWithEdition } from '../../stores/kept/keeping.ts';

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

test('files that a page needs are fetched before it, and pictures last', () => {
  const { missing } = planKeeping(pack, 'phone', kept());
  expect(missing.map(({ path }) => path)).toEqual([...ofText, ...ofPhone]);
});

test('another choice of pictures fetches and drops only the files that differ', () => {
  const { missing, unused } = planKeeping(pack, 'screen', kept(...ofText, ...ofPhone));
  expect(missing.map(({ path }) => path)).toEqual(['/media/a-1600.webp']);
  expect(unused).toEqual(['/media/a-800.webp']);
});

test('a file that has changed counts as missing', () => {
  const former = new Map([...kept('/_astro/page.css'), ['/fr/edition/2022/', 'another hash']]);
  expect(planKeeping(pack, 'none', former).missing.map(({ path }) => path)).toEqual(['/fr/edition/2022/']);
});

test('a file that two languages share is transferred once', () => {
  const style = file('/_astro/page.css', 'text');
  expect(transferOf([style, file('/fr/', 'text'), style, file('/en/', 'text')])).toBe(120);
  expect(transferOf([style, file('/en/', 'text')], new Set([fileKey(style)]))).toBe(40);
});

const page = { path: '/', title: '', kind: 'event' };
const sitePack = siteWithEdition().pack();

test('a pack of the site is recognised, and only the offered choices of pictures are accepted', () => {
  expect(isPack({ ...sitePack, redirects: { '/fr/event/57/': '/fr/event/Relais/' } })).toBe(true);
  expect(isPack('<html>')).toBe(false);
  expect(['phone', 'tablet'].map(isPictureChoice)).toEqual([true, false]);
});

test.each([
  ['has no redirects', { redirects: undefined }],
  ['redirects to another site', { redirects: { '/fr/event/57/': '//elsewhere.example/' } }],
  ['lists a page of another site', { pages: [{ ...page, path: 'https://elsewhere.example/' }] }],
  ['has files of another site', { files: [{ ...sitePack.files[0], path: '/\\elsewhere.example/a.js' }] }],
  ['has a file without a size', { files: [...sitePack.files, { ...sitePack.files[0], bytes: undefined }] }],
  ['is in a language that the site does not have', { lang: 'ar' }],
  ['has a later format', { format: 2 }],
  ['has no year', { edition: undefined }],
])('a pack that %s is rejected', (_, wrong) => {
  expect(isPack({ ...sitePack, ...wrong })).toBe(false);
});

test('a cache names the edition that it keeps, and its language', () => {
  const editions = ['edition-2022-fr', 'edition-2022-xx', 'pages'].map(editionOfCache);
  expect(editions).toEqual([{ edition: 2022, lang: 'fr' }, null, null]);
});

test.each([
  ['of a day leads to it in the programme', '/program/2022/2022-10-07/', '/program/2022/', '?day=2022-10-07'],
  ['of a type of the programme leads to the programme', '/program/2022/type/4/', '/program/2022/', ''],
  ['of a venue sheet leads to the map, with a note', '/venue/12/', '/map/12/', '#in-place-of-sheet'],
  ['of a page below a sheet leads to the map, without a note', '/venue/12/photos/', '/map/12/', ''],
  ['of a venue sheet leads to a page below the map, without a note', '/venue/12/', '/map/12/photos/', ''],
])('an alternative path %s', (_, from, to, ending) => {
  expect(secondAddressTarget(from, to)).toBe(to + ending);
});

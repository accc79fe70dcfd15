import { expect, test } from 'vitest';
import { isPack } from '../../../../src/domain/archive/pack.ts';
import { edition } from './keeping.ts';

const pack = edition().pack();

test('a pack of the site is one', () => {
  expect(isPack({ ...pack, redirects: { '/fr/event/57/': '/fr/event/Relais/' } })).toBe(true);
});

test.each([
  ['has no second addresses', { redirects: undefined }],
  ['sends its visitors to another site', { redirects: { '/fr/event/57/': '//elsewhere.example/' } }],
  [
    'names a page of another site',
    { pages: [{ path: 'https://elsewhere.example/', title: '', kind: 'event' }] },
  ],
  ['has files of another site', { files: [{ ...pack.files[0], path: '/\\elsewhere.example/a.js' }] }],
  ['is of no language of the site', { lang: 'ar' }],
])('what %s is none', (_, wrong) => {
  expect(isPack({ ...pack, ...wrong })).toBe(false);
});

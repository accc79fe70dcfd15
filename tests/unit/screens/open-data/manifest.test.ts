import { expect, test } from 'vitest';
import type { Photo } from '../../../../src/domain/model/core.ts';
import type { Festival } from '../../../../src/domain/model/festival.ts';
import { editionCollection, eventManifest } from '../../../../src/screens/open-data/iiif/manifest.ts';
import { picturedEvents } from '../../../../src/screens/open-data/published-pictures.ts';
import { activity, event, participant, photo, role } from '../../domain/builders.ts';
import { festivalOf, person } from '../builders.ts';

const licence = 'https://creativecommons.org/publicdomain/zero/1.0/';

type Given = Pick<Photo, 'credits' | 'licence'>;

/** Returns the manifest of an event with these photographs, then the canvas of each. */
function manifestOf(given: readonly Given[], parts: Partial<Festival> = {}) {
  const photos = given.map((one, index) => photo(index + 1, one));
  const media = Object.fromEntries(
    photos.map(({ id, picture }) => [
      picture.sources[0] ?? '',
      { hash: `${id}`.repeat(16), extension: 'jpg' as const, bytes: 1, size: { width: 3, height: 2 } },
    ]),
  );
  const activities = [activity(1, {}, [participant(1, 5), participant(2, null)])];
  const data = festivalOf({ events: [event(1, 'Contre-jour', { photos, activities })], media, ...parts });
  const [pictured] = picturedEvents(data.current, data);
  if (!pictured) throw new Error('The event has no picture');
  const manifest = eventManifest(pictured, data.current, data);
  return { manifest, collection: editionCollection(data.current, data) };
}

/** Returns the credits of the manifest of an event with these photographs, and those of each picture. */
function creditsOf(...given: Given[]) {
  const { manifest } = manifestOf(given);
  return [manifest, ...manifest.items].map(({ requiredStatement }) => requiredStatement?.value['none']);
}

test('viewers of open pictures show © only before names whose picture is under copyright', () => {
  const lina = { credits: ['© Lina Mabrouk'], licence: null };
  const chems = { credits: ['Studio Chems'], licence };
  expect(creditsOf(lina)).toEqual([['© Lina Mabrouk'], ['© Lina Mabrouk']]);
  expect(creditsOf(chems)).toEqual([['Studio Chems'], ['Studio Chems']]);
  const sirine = { credits: ['Sirine Haouas'], licence: null };
  const zied = { credits: ['Zied Hamrouni', 'Sirine Haouas'], licence: null };
  expect(creditsOf(sirine, chems, zied)[0]).toEqual(['© Sirine Haouas, Zied Hamrouni', 'Studio Chems']);
});

test('a picture of which nobody is known has no credit, and an event with only such pictures that of the festival', () => {
  expect(creditsOf({ credits: [], licence: null })).toEqual([['© Dhaw'], undefined]);
});

const IN_COPYRIGHT = 'http://rightsstatements.org/vocab/InC/1.0/';
const mark = 'http://creativecommons.org/publicdomain/mark/1.0/';

test.each([
  ['of the festival where it names no licence', null, IN_COPYRIGHT],
  ['in the public domain', 'https://creativecommons.org/publicdomain/mark/1.0/deed.fr', mark],
  [
    'under an open licence',
    'https://creativecommons.org/licenses/by-sa/3.0/fr/',
    'http://creativecommons.org/licenses/by-sa/3.0/fr/',
  ],
  [
    'by a statement of rights',
    'https://rightsstatements.org/page/NKC/1.0/?language=fr',
    'http://rightsstatements.org/vocab/NKC/1.0/',
  ],
  ['in words, which IIIF does not allow', 'Licence ouverte', undefined],
])('the rights in a picture are those %s', (_, given, rights) => {
  const { manifest, collection } = manifestOf([{ credits: ['Studio Chems'], licence: given }]);
  expect([collection, manifest, ...manifest.items].map((part) => part.rights)).toEqual([
    rights,
    rights,
    rights,
  ]);
});

test('pictures with different rights have them one by one, and no manifest states those of some for all', () => {
  const given = [mark, null].map((one) => ({ credits: ['Studio Chems'], licence: one }));
  const { manifest, collection } = manifestOf(given);
  expect(manifest.items.map(({ rights }) => rights)).toEqual([mark, IN_COPYRIGHT]);
  expect([manifest, collection].filter((part) => 'rights' in part)).toEqual([]);
});

test('the people of an event are in its manifest with and without a role', () => {
  const persons = [person(1, 'Lina', 'Mabrouk'), person(2, 'Zied', 'Hamrouni')];
  const photos = [{ credits: [], licence: null }];
  const { manifest } = manifestOf(photos, { persons, roles: [role(5, { fr: 'Son' })] });
  expect(manifest.metadata?.slice(2)).toEqual([
    { label: { fr: ['Son'] }, value: { none: ['Lina Mabrouk'] } },
    { label: { fr: ['Générique'], en: ['Credits'] }, value: { none: ['Zied Hamrouni'] } },
  ]);
});

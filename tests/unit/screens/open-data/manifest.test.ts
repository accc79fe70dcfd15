import { expect, test } from 'vitest';
import type { Photo } from '../../../../src/domain/model/core.ts';
import { eventManifest } from '../../../../src/screens/open-data/iiif/manifest.ts';
import { picturedEvents } from '../../../../src/screens/open-data/published-pictures.ts';
import { event, photo } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

const licence = 'https://creativecommons.org/publicdomain/zero/1.0/';

/** Returns the credits of the manifest of an event with these photographs, and those of each picture. */
function creditsOf(...given: Pick<Photo, 'credits' | 'licence'>[]) {
  const photos = given.map((one, index) => photo(index + 1, one));
  const media = Object.fromEntries(
    photos.map(({ id, picture }) => [
      picture.sources[0] ?? '',
      { hash: `${id}`.repeat(16), extension: 'jpg' as const, bytes: 1, size: { width: 3, height: 2 } },
    ]),
  );
  const data = festivalOf({ events: [event(1, 'Contre-jour', { photos })], media });
  const [pictured] = picturedEvents(data.current, data);
  if (!pictured) throw new Error('The event has no picture');
  const { requiredStatement, items } = eventManifest(pictured, data.current, data);
  return [requiredStatement, ...items.map((canvas) => canvas.requiredStatement)].map(
    (statement) => statement?.value['none'],
  );
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

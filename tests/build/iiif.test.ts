import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { normalize } from '@iiif/parser';
import { presentation3StrictUpgrade } from '@iiif/parser/strict';
import type { Collection, ImageService3, Manifest } from '@iiif/presentation-3';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { EditionData } from '../../src/screens/open-data/edition-schema.ts';
import { langs } from '../fixtures/routes.ts';
import { dist, fileAt, htmlAt, jsonAt } from './built-site.ts';

/** The pictures on the canvases of a manifest, as the build writes them. */
interface Painted {
  items: {
    id: string;
    width: number;
    height: number;
    items: [{ items: [{ body: { id: string; service: [{ id: string }] } }] }];
  }[];
}

const years = readdirSync(join(dist(), 'iiif')).filter((name) => /^\d{4}$/.test(name));

test('the collection of the festival leads to the collection of each edition', () => {
  const festival = jsonAt('/iiif/collection.json') as Collection;
  expect(festival.items.map(({ id }) => new URL(id).pathname)).toEqual(
    years.map((year) => `/iiif/${year}/collection.json`),
  );
});

describe.each(years)('the pictures of %s', (year) => {
  const collection = jsonAt(`/iiif/${year}/collection.json`) as Collection;
  const manifests = collection.items.map(({ id }) => jsonAt(id) as Manifest);
  const { events } = jsonAt(`/fr/edition/${year}/data.json`) as EditionData;

  test('each event with pictures has a manifest at the address that it states', () => {
    expect(manifests.map(({ id }) => id)).toEqual(collection.items.map(({ id }) => id));
    const pictured = events.filter(({ pictures }) => pictures.length > 0);
    expect(pictured.map(({ manifest }) => manifest).toSorted()).toEqual(
      manifests.map(({ id }) => id).toSorted(),
    );
  });

  test('a strict parser reads every manifest without warnings and finds a canvas per picture', () => {
    for (const manifest of manifests) {
      const state = { warnings: [] as string[] };
      presentation3StrictUpgrade(structuredClone(manifest), state);
      expect(state.warnings, manifest.id).toEqual([]);
      const { entities } = normalize(structuredClone(manifest));
      const event = events.find((each) => each.manifest === manifest.id);
      expect(Object.keys(entities.Canvas)).toHaveLength(event?.pictures.length ?? 0);
    }
  });

  test('each manifest has labels in the languages of its title, and pages in both', () => {
    for (const manifest of manifests) {
      const { title } = events.find((each) => each.manifest === manifest.id) ?? {};
      const known = Object.keys(title ?? {});
      expect(Object.keys(manifest.label), manifest.id).toEqual(known.length > 0 ? known : [...langs]);
      const pages = (manifest.homepage ?? []).map(({ id }) => new URL(String(id)).pathname);
      expect(pages).toHaveLength(langs.length);
      for (const page of pages) expect(() => htmlAt(page)).not.toThrow();
    }
  });

  test('every picture exists in the stated sizes, as a file and through its image service', async () => {
    const canvases = manifests.flatMap(({ id }) => (jsonAt(id) as Painted).items);
    for (const { id, width, height, items } of canvases) {
      const { body } = items[0].items[0];
      const picture = await sharp(fileAt(body.id)).metadata();
      expect([picture.width, picture.height], id).toEqual([width, height]);
      const info = jsonAt(`${body.service[0].id}/info.json`) as ImageService3;
      expect(info.id).toBe(body.service[0].id);
      for (const size of info.sizes ?? []) {
        const path = `${info.id}/full/${size.width},${size.height}/0/default.jpg`;
        const file = await sharp(fileAt(path)).metadata();
        expect([file.width, file.height], path).toEqual([size.width, size.height]);
      }
      expect(info.sizes?.at(-1)).toEqual({ width: info.width, height: info.height });
      const largest = statSync(fileAt(`${info.id}/full/max/0/default.jpg`));
      expect(largest.size).toBe(
        statSync(fileAt(`/media/${info.id.split('/').at(-1)}-${info.width}.jpg`)).size,
      );
    }
  });
});

import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MEDIA_NAMES, mediaReferences, namesIn } from '../../scripts/astro/pictures/media-references.ts';
import { originalsIn } from '../../scripts/astro/pictures/originals.ts';
import { mediaFolder } from '../../src/site/snapshot-folder.ts';
import { dist, documentAt } from './built-site.ts';

const formats: Record<string, string> = { avif: 'heif', webp: 'webp', jpg: 'jpeg' };
const pictures = mediaReferences(namesIn(dist(), { media: MEDIA_NAMES }).media).filter(
  ({ width }) => width !== null,
);

test('a picture has the width and the format in its name, and is not wider than the original', async () => {
  expect(pictures.length).toBeGreaterThan(0);
  const originals = await originalsIn(mediaFolder);
  const wrong: string[] = [];
  for (const { name, hash, width, extension } of pictures) {
    const made = await sharp(join(dist(), 'media', name)).metadata();
    const original = await sharp(originals.get(hash)).metadata();
    const isRight =
      made.width === width && made.format === formats[extension] && made.width <= original.autoOrient.width;
    if (!isRight) wrong.push(`${name}: ${made.format}, ${made.width} px of ${original.autoOrient.width}`);
  }
  expect(wrong).toEqual([]);
});

test.each(['event/Contre-jour', 'event/Studio_Soir_et_Matin', 'edition/2024', 'edition/2022'])(
  'a page into which the picture of a list grows is painted only once it has its own: %s',
  (route) => {
    const page = documentAt(`/en/${route}/`);
    const cover = page.querySelector('link[rel="expect"][blocking="render"]')?.getAttribute('href') ?? '';
    expect(cover).not.toBe('');
    expect(page.querySelectorAll(`main img.cover${cover}`)).toHaveLength(1);
  },
);

test('the smallest size of a photograph in a gallery, which phones that save data load, is 600 px wide', () => {
  const sources = [...documentAt('/fr/event/Contre-jour/').querySelectorAll('photo-gallery source')];
  expect(sources.length).toBeGreaterThan(3);
  for (const source of sources) expect(source.getAttribute('srcset')).toMatch(/^\S+-600\.avif 600w, /);
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { cachedPath, encode } from '../../../../scripts/astro/pictures/encode.ts';
import { originalsIn } from '../../../../scripts/astro/pictures/originals.ts';
import {
  MEDIA_NAMES,
  mediaReferences,
  namesIn,
  parseReference,
  type MediaReference,
} from '../../../../scripts/astro/pictures/media-references.ts';
import { sharedFolder } from '../../../fixtures/temporary-folder.ts';
import { writeFiles } from '../../../fixtures/write-files.ts';

const folder = sharedFolder();
const cache = join(folder, 'cache');
const original = join(folder, '0123456789abcdef.jpg');

const targetOf = (reference: MediaReference): string => cachedPath(cache, reference);

function referenceTo(name: string): MediaReference {
  const parsed = parseReference(name, 'fr/index.html');
  if (!parsed) throw new Error(`${name} is no order`);
  return parsed;
}

/** Makes a derivative of an original. @returns the path of its file. */
async function make(name: string, source = original): Promise<string> {
  const reference = referenceTo(name);
  await encode([reference], source, targetOf);
  return targetOf(reference);
}

const metadataOf = (file: string): Promise<Metadata> => sharp(file).metadata();
const landscape = () => sharp({ create: { width: 400, height: 300, channels: 3, background: '#48c' } });

beforeAll(async () => {
  // Stored on its side, as by cameras: it is shown 600 px wide and 900 px high.
  const lying = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c84' } });
  await lying.jpeg().withMetadata({ orientation: 6 }).toFile(original);
});

describe('a derivative', () => {
  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ])('is made as %s, upright, with the requested width', async (extension, format) => {
    const made = await metadataOf(await make(`0123456789abcdef-300.${extension}`));
    expect([made.format, made.width, made.height]).toEqual([format, 300, 450]);
  });

  test('may be as wide as the original, but not wider, nor of another format: the page that requests it is named', async () => {
    expect((await metadataOf(await make('0123456789abcdef-600.webp'))).width).toBe(600);
    await expect(make('0123456789abcdef-601.webp')).rejects.toThrow(
      /fr\/index\.html asks for \/media\/0123456789abcdef-601\.webp, but the original is 600 px wide/,
    );
    await expect(make('0123456789abcdef-300.png')).rejects.toThrow('made as avif, webp or jpg');
  });

  test('has the same bytes whether it is made alone or with others of its width', async () => {
    const files = ['avif', 'webp', 'jpg'].map((extension) =>
      referenceTo(`0123456789abcdef-450.${extension}`),
    );
    await encode(files, original, targetOf);
    for (const file of files) {
      const alone = join(folder, `alone.${file.extension}`);
      await encode([file], original, () => alone);
      expect(readFileSync(targetOf(file)).equals(readFileSync(alone))).toBe(true);
    }
  });

  test('is the original itself if that has the requested format and width', async () => {
    const same = join(folder, '00000000000000ff.jpg');
    await landscape().jpeg({ quality: 91 }).toFile(same);
    expect(readFileSync(await make('00000000000000ff-400.jpg', same))).toEqual(readFileSync(same));
  });

  test('does not contain the metadata of the original, such as the camera and its location', async () => {
    const telling = join(folder, '00000000000000fe.jpg');
    await landscape()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .toFile(telling);
    const made = await make('00000000000000fe-400.jpg', telling);
    expect((await metadataOf(telling)).exif).toBeDefined();
    expect((await metadataOf(made)).exif).toBeUndefined();
  });

  test('of an original that was damaged after the pull is refused, with the page, the file and the remedy', async () => {
    const damaged = join(folder, '00000000000000fd.jpg');
    writeFileSync(damaged, readFileSync(original).subarray(0, 700));
    await expect(make('00000000000000fd-300.avif', damaged)).rejects.toThrow(
      /fr\/index\.html asks for \/media\/00000000000000fd-300\.avif, but \S+00000000000000fd\.jpg cannot be read .*npm run pull/,
    );
  });

  test('is never left half written in the cache', () => {
    const files = readdirSync(cache, { recursive: true }).map(String);
    expect(files.filter((file) => file.endsWith('.staged'))).toEqual([]);
  });

  test('is made from whole originals only, never from what an interrupted pull has left', async () => {
    writeFileSync(join(folder, '00000000000000fc.jpg.7d1f.staged'), 'half');
    writeFileSync(join(folder, '00000000000000fb.jpg.7d1f.new'), 'half');
    const known = await originalsIn(folder);
    expect(known.get('0123456789abcdef')).toBe(original);
    expect(known.has('00000000000000fc') || known.has('00000000000000fb')).toBe(false);
  });
});

test('media references are found in pages, style sheets and feeds, each once', () => {
  const site = join(folder, 'dist');
  const srcset = '/media/0123456789abcdef-320.avif 320w, /media/0123456789abcdef-640.avif 640w';
  writeFiles(site, {
    'fr/index.html': `<source srcset="${srcset}"><a href="/media/fedcba9876543210.pdf">`,
    'style.css': 'a { background: url(/media/0123456789abcdef-320.avif) }',
    'feed.xml': '<url>https://example.org/media/0123456789abcdef-1200.jpg</url>',
    'elsewhere.html': '<img src="/media/photo.jpg">',
  });
  expect(
    mediaReferences(namesIn(site, { media: MEDIA_NAMES }).media).map(({ name, width }) => [name, width]),
  ).toEqual([
    ['0123456789abcdef-1200.jpg', 1200],
    ['0123456789abcdef-320.avif', 320],
    ['0123456789abcdef-640.avif', 640],
    ['fedcba9876543210.pdf', null],
  ]);
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encode } from '../../../scripts/astro/pictures/encode.ts';
import { parseReference } from '../../../scripts/astro/pictures/media-references.ts';
import { summaryOf } from '../../../scripts/pull/summary.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { START } from './harness.ts';
import { A, blue, pdf, picture, png, festivalWithPicture } from './festival-with-picture.ts';

/** A picture whose every row differs, so that a lost part shows. */
const photograph = sharp(
  Buffer.from(Array.from({ length: 120 * 90 * 3 }, (_, index) => (index * index) % 251)),
  {
    raw: { width: 120, height: 90, channels: 3 },
  },
);
const jpeg = await photograph.clone().jpeg().toBuffer();
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
const cutJpeg = Buffer.concat([jpeg.subarray(0, jpeg.byteLength / 2), END_OF_JPEG]);

/** A PNG whose picture data do not have the checksum they came with. */
async function pngWithBadChecksum(): Promise<Buffer> {
  const bytes = await photograph.clone().png().toBuffer();
  const name = bytes.indexOf('IDAT');
  const checksum = name + 4 + bytes.readUInt32BE(name - 4);
  bytes.writeUInt8(bytes.readUInt8(checksum) ^ 0xff, checksum);
  return bytes;
}

const badChecksum = await pngWithBadChecksum();
const animation = await sharp([png, blue], { join: { animated: true } })
  .gif()
  .toBuffer();
const printed = await photograph.clone().toColourspace('cmyk').jpeg().toBuffer();
const deep = await photograph.clone().toColourspace('rgb16').png().toBuffer();
const webp = await photograph.clone().webp().toBuffer();

/** A small interlaced PNG that says that it is a vast one: it is refused for that, before it is opened. */
const interlaced = await picture(8, 6).png({ progressive: true }).toBuffer();
interlaced.writeUInt32BE(8000, 16);
interlaced.writeUInt32BE(5001, 20);
interlaced.writeUInt32BE(crc32(interlaced.subarray(12, 29)), 29);

const drawing = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9"/></svg>`;

describe('a file that cannot be used', () => {
  it.each([
    [
      'a page of HTML in place of a picture',
      '<html>Introuvable</html>',
      'is a page of HTML, expected a JPEG',
    ],
    ['an empty file', '', 'is empty, expected a JPEG'],
    ['a file of nothing but comments', `${'<!---->'.repeat(30)}x`, 'is of an unknown type, expected a JPEG'],
    ['a page after a comment', '<!-- 502 --><body>Introuvable', 'is a page of HTML, expected a JPEG'],
    ['a document in place of a picture', pdf, 'is pdf, expected a JPEG'],
    ['a JPEG that is cut short but ended well', cutJpeg, 'is damaged or cut short'],
    ['a PNG with a bad checksum', badChecksum, 'is damaged or cut short'],
    ['a PNG that is cut short', png.subarray(0, png.byteLength - 20), 'is damaged or cut short'],
    ['the beginning of a PNG', png.subarray(0, 16), 'is damaged or cut short'],
    [
      'a vast PNG that is interlaced',
      interlaced,
      'is 8000 × 5001 pixels: above 40 million, save it as a JPEG',
    ],
    ['a drawing without a drawing', '<svg', 'is of an unknown type'],
    [
      'a drawing of ten thousand million pixels',
      drawing(100_000, 100_000),
      'has more than 150 million pixels',
    ],
    ['a ribbon that no encoder takes', drawing(4, 20_000), 'no side may be longer than 16383'],
  ])(
    '%s is left out, by its address, its reason and the record that shows it',
    async (_name, body, reason) => {
      const { run, media, backEnd } = festivalWithPicture({ '/m/a.png': { body, type: 'image/png' } });
      backEnd.files['/m/logo.png'] = { body: blue };
      backEnd.lists['/partenaires/'] = [{ id: 7, logo: '/m/logo.png' }];
      const report = await run();
      expect(report.mediaFailures).toMatchObject([{ url: A, usedBy: ['events #1'], hasEarlierCopy: false }]);
      expect(report.mediaFailures[0]?.reason).toContain(reason);
      expect(Object.keys(media())).toEqual(['https://api.example/m/logo.png']);
      const summary = summaryOf(report, START).join('\n');
      expect(summary).toContain('replace each at its address, or take it out of its record');
      expect(summary).toContain(`${A} ${report.mediaFailures[0]?.reason ?? ''}; shown by events #1`);
    },
  );

  it('is named with every record that shows it, within a text too', async () => {
    const { run, backEnd } = festivalWithPicture({ '/m/a.png': { body: '' } });
    backEnd.lists['/personnes/'] = [{ id: 3, bio_fr: '<p>Ici.</p><img src="/m/a.png" alt="">' }];
    expect((await run()).mediaFailures[0]?.usedBy).toEqual(['events #1', 'persons #3']);
  });

  it('is asked for again by the next pull, and used once it is mended', async () => {
    const { run, media, backEnd, options } = festivalWithPicture({ '/m/a.png': { body: cutJpeg } });
    await run();
    options.clock.now += 60_000;
    backEnd.files['/m/a.png'] = { body: jpeg };
    expect(await run()).toMatchObject({ outcome: 'new', downloaded: 1, mediaFailures: [] });
    expect(media()[A]).toMatchObject({ extension: 'jpg', size: { width: 120, height: 90 } });
  });

  it('is left out even when a pull of older, laxer rules has taken it', async () => {
    const { run, media, backEnd, options } = festivalWithPicture({ '/m/a.png': { body: jpeg, etag: '"1"' } });
    await run();
    const { hash = '' } = media()[A] ?? {};
    const notes = join(options.snapshots, 'http-cache.json');
    writeFileSync(notes, readFileSync(notes, 'utf8').replace(/ *"rules": \d+,\n/, ''));
    writeFileSync(join(options.media, `${hash}.jpg`), cutJpeg);
    backEnd.files['/m/a.png'] = { body: cutJpeg, etag: '"1"' };
    expect((await run()).mediaFailures).toMatchObject([{ url: A, hasEarlierCopy: false }]);
    expect(media()).toEqual({});
  });

  it('that is a document without an end is left out too', async () => {
    const { run, backEnd } = festivalWithPicture({ '/m/a.png': { body: png } });
    backEnd.files['/d/a.pdf'] = { body: '%PDF-1.7\n1 0 obj' };
    backEnd.files['/d/b.pdf'] = { body: '<!doctype html><html>' };
    backEnd.lists['/pdf/'] = [
      { id: 215, download_url: '/d/a.pdf' },
      { id: 217, download_url: '/d/b.pdf' },
    ];
    expect((await run()).mediaFailures).toMatchObject([
      { reason: 'is a PDF that is cut short: it has no end', usedBy: ['pdfs #215'] },
      { reason: 'is a page of HTML, expected a PDF', usedBy: ['pdfs #217'] },
    ]);
  });

  it('that is larger than 40 MB is refused before it is read', async () => {
    const { run, backEnd } = festivalWithPicture({});
    backEnd.failing['/m/a.png'] = () =>
      new Response(png, { headers: { 'Content-Length': String(41 * 2 ** 20) } });
    expect((await run()).mediaFailures[0]?.reason).toContain('is larger than');
  });
});

describe('a picture of an uncommon kind', () => {
  it.each([
    ['an animation', 'gif', animation],
    ['one in the colours of print', 'jpg', printed],
    ['one of 16 bits a colour', 'png', deep],
    ['one under the name of another kind', 'webp', webp],
  ])('%s is taken by the pull, and encoded by the build', async (_name, extension, body) => {
    const { run, media, options } = festivalWithPicture({ '/m/a.png': { body } });
    expect((await run()).mediaFailures).toEqual([]);
    const file = media()[A];
    expect(file?.extension).toBe(extension);
    const { hash = '', size } = file ?? {};
    const order = parseReference(`${hash}-${size?.width ?? 0}.avif`, 'fr/index.html');
    if (!order) throw new Error('There is no order');
    const target = join(temporaryFolder(), 'encoded.avif');
    await encode([order], join(options.media, `${hash}.${extension}`), () => target);
    expect(await sharp(target).metadata()).toMatchObject({ width: size?.width, height: size?.height });
  });
});

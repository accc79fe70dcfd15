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
import { PICTURE_URL, blue, pdf, picture, png, festivalWithPicture } from './festival-with-picture.ts';

/** A picture in which every row differs, so that a missing part is noticed. */
const pixels = Array.from({ length: 120 * 90 * 3 }, (_, index) => (index * index) % 251);
const photograph = sharp(Buffer.from(pixels), { raw: { width: 120, height: 90, channels: 3 } });
const jpeg = await photograph.clone().jpeg().toBuffer();
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
const cutJpeg = Buffer.concat([jpeg.subarray(0, jpeg.byteLength / 2), END_OF_JPEG]);

/** Returns a PNG whose picture data do not match their checksum. */
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

/** A small interlaced PNG whose header declares a huge size, for which it is refused before it is decoded. */
const interlaced = await picture(8, 6).png({ progressive: true }).toBuffer();
interlaced.writeUInt32BE(8000, 16);
interlaced.writeUInt32BE(5001, 20);
interlaced.writeUInt32BE(crc32(interlaced.subarray(12, 29)), 29);

const drawing = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9"/></svg>`;

describe('a file that cannot be used', () => {
  it.each([
    ['an empty file', '', 'is empty, expected a JPEG'],
    ['a file of nothing but comments', `${'<!---->'.repeat(30)}x`, 'is of an unknown type, expected a JPEG'],
    ['a page of HTML after a comment', '<!-- 502 --><body>Introuvable', 'is a page of HTML, expected a JPEG'],
    ['a document in place of a picture', pdf, 'is pdf, expected a JPEG'],
    ['a truncated JPEG with a valid end', cutJpeg, 'is damaged or cut short'],
    ['a PNG with a bad checksum', badChecksum, 'is damaged or cut short'],
    ['a truncated PNG', png.subarray(0, png.byteLength - 20), 'is damaged or cut short'],
    ['a huge interlaced PNG', interlaced, 'is 8000 × 5001 pixels: above 40 million, save it as a JPEG'],
    ['an unfinished drawing', '<svg', 'is of an unknown type'],
    ['a drawing of ten billion pixels', drawing(100_000, 100_000), 'has more than 150 million pixels'],
    ['a drawing that is too long for any encoder', drawing(4, 20_000), 'no side may be longer than 16383'],
  ])('%s is left out and reported with address, reason and record', async (_name, body, reason) => {
    const { run, media, backEnd } = festivalWithPicture({ '/m/a.png': { body, type: 'image/png' } });
    backEnd.files['/m/logo.png'] = { body: blue };
    backEnd.lists['/partenaires/'] = [{ id: 7, logo: '/m/logo.png' }];
    const report = await run();
    expect(report.mediaFailures).toMatchObject([
      { url: PICTURE_URL, usedBy: ['events #1'], hasEarlierCopy: false },
    ]);
    expect(report.mediaFailures[0]?.reason).toContain(reason);
    expect(Object.keys(media())).toEqual(['https://api.example/m/logo.png']);
    const summary = summaryOf(report, START).join('\n');
    expect(summary).toContain('replace each at its address, or take it out of its record');
    expect(summary).toContain(`${PICTURE_URL} ${report.mediaFailures[0]?.reason ?? ''}; shown by events #1`);
  });

  it('is reported with every record that shows it, including in a text', async () => {
    const { run, backEnd } = festivalWithPicture({ '/m/a.png': { body: '' } });
    backEnd.lists['/personnes/'] = [{ id: 3, bio_fr: '<p>Ici.</p><img src="/m/a.png" alt="">' }];
    expect((await run()).mediaFailures[0]?.usedBy).toEqual(['events #1', 'persons #3']);
  });

  it('is requested again by the next pull, and used once it is repaired', async () => {
    const { run, media, backEnd } = festivalWithPicture({ '/m/a.png': { body: cutJpeg } });
    await run();
    backEnd.files['/m/a.png'] = { body: jpeg };
    expect(await run()).toMatchObject({ outcome: 'new', downloaded: 1, mediaFailures: [] });
    expect(media()[PICTURE_URL]).toMatchObject({ extension: 'jpg', size: { width: 120, height: 90 } });
  });

  it('is left out even if a pull with older, less strict rules accepted it', async () => {
    const { run, media, backEnd, options } = festivalWithPicture({ '/m/a.png': { body: jpeg, etag: '"1"' } });
    await run();
    const { hash = '' } = media()[PICTURE_URL] ?? {};
    const notes = join(options.snapshots, 'http-cache.json');
    writeFileSync(notes, readFileSync(notes, 'utf8').replace(/ *"rules": \d+,\n/, ''));
    writeFileSync(join(options.media, `${hash}.jpg`), cutJpeg);
    backEnd.files['/m/a.png'] = { body: cutJpeg, etag: '"1"' };
    expect((await run()).mediaFailures).toMatchObject([{ url: PICTURE_URL, hasEarlierCopy: false }]);
    expect(media()).toEqual({});
  });

  it('that is a truncated document, or a page or picture in its place, is left out too, and documents are kept', async () => {
    const { run, media, backEnd } = festivalWithPicture();
    const bodies = [pdf, '%PDF-1.7\n1 0 obj', '<!doctype html><html>', blue];
    backEnd.files = Object.fromEntries(bodies.map((body, id) => [`/d/${id}.pdf`, { body }]));
    backEnd.lists['/pdf/'] = [...bodies.map((_, id) => ({ id, download_url: `/d/${id}.pdf` })), { id: 9 }];
    const { mediaFailures } = await run();
    expect(mediaFailures.filter(({ usedBy }) => usedBy[0]?.startsWith('pdfs'))).toMatchObject([
      { reason: 'is a PDF that is cut short: it has no end', usedBy: ['pdfs #1'] },
      { reason: 'is a page of HTML, expected a PDF', usedBy: ['pdfs #2'] },
      { reason: 'is png, expected a PDF', usedBy: ['pdfs #3'] },
    ]);
    expect(media()['https://api.example/d/0.pdf']).toMatchObject({ extension: 'pdf', size: null });
  });

  it('that is larger than 40 MB is refused before it is read', async () => {
    const { run, backEnd } = festivalWithPicture();
    backEnd.failing['/m/a.png'] = () =>
      new Response(png, { headers: { 'Content-Length': String(41 * 2 ** 20) } });
    expect((await run()).mediaFailures[0]?.reason).toContain('is larger than');
  });
});

it.each([
  ['an animation', 'gif', animation],
  ['a picture in print colours', 'jpg', printed],
  ['a picture with 16 bits per colour', 'png', deep],
  ['a picture under the name of another kind', 'webp', webp],
])(
  'a picture of an uncommon kind is accepted by the pull and encoded by the build: %s',
  async (_name, extension, body) => {
    const { run, media, options } = festivalWithPicture({ '/m/a.png': { body } });
    expect((await run()).mediaFailures).toEqual([]);
    const file = media()[PICTURE_URL];
    expect(file?.extension).toBe(extension);
    const { hash = '', size } = file ?? {};
    const order = parseReference(`${hash}-${size?.width ?? 0}.avif`, 'fr/index.html');
    if (!order) throw new Error('There is no order');
    const target = join(temporaryFolder(), 'encoded.avif');
    await encode([order], join(options.media, `${hash}.${extension}`), () => target);
    expect(await sharp(target).metadata()).toMatchObject({ width: size?.width, height: size?.height });
  },
);

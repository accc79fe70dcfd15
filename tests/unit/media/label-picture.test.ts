import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exifr from 'exifr';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { labelPicture } from '../../../scripts/media/label-picture.ts';
import { iptcOf } from '../../../src/domain/press/iptc.ts';
import type { PictureLabel } from '../../../src/domain/press/picture-label.ts';
import { xmpOf } from '../../../src/domain/press/xmp.ts';

const label: PictureLabel = {
  headline: { fr: 'Drap onze, sous la pluie' },
  caption: { fr: 'Drap onze, sous la pluie. Contre-jour, Dhaw 2024.', en: 'Sheet Eleven, in the rain. ضوء' },
  creators: ['Emna Belkhiria', 'Zied Hamrouni'],
  credit: 'Emna Belkhiria, Zied Hamrouni',
  rights: { fr: 'Reproduction gratuite pour la presse.', en: 'Free for the press.' },
  rightsUrl: 'https://dhaw.example/fr/page/19/',
  source: 'Dhaw 2024',
  event: { fr: 'Les heures creuses', en: 'The Slack Hours' },
  city: 'Tunis',
  countryCode: 'TN',
  page: 'https://dhaw.example/fr/event/Les_heures_creuses/',
};

const embedded = { xmp: xmpOf(label), iptc: iptcOf(label) };

const read = (file: Buffer): Promise<Record<string, unknown>> =>
  exifr.parse(file, { xmp: true, iptc: true, tiff: true, icc: true, mergeOutput: false, multiSegment: true });

/** This reader takes IPTC for Latin-1, whatever the file says; ExifTool and picture desks read it as what it is. */
const asLatin1 = (text: string): string => Buffer.from(text).toString('latin1');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'press-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#b93a12' } })
    .composite([
      { input: { create: { width: 9, height: 7, channels: 3, background: '#fff' } }, left: 3, top: 5 },
    ])
    .withIccProfile('srgb');

describe('a picture that the press downloads', () => {
  it('says who made it, what it shows and what may be done with it, as XMP and as IPTC', async () => {
    const path = await fileOf('a.jpg', await picture().jpeg().toBuffer());
    const { dc, photoshop, xmpRights, Iptc4xmpCore, Iptc4xmpExt, iptc, icc } = await read(
      await labelPicture(path, embedded),
    );
    expect(dc).toMatchObject({
      creator: label.creators,
      source: label.page,
      description: expect.arrayContaining([
        { lang: 'fr', value: label.caption.fr },
        { lang: 'en', value: label.caption.en },
      ]) as unknown,
    });
    expect(photoshop).toMatchObject({ Credit: label.credit, Headline: label.headline.fr, City: 'Tunis' });
    expect(xmpRights).toMatchObject({ WebStatement: label.rightsUrl });
    expect(Iptc4xmpCore).toEqual({ CountryCode: 'TN' });
    expect(Iptc4xmpExt).toHaveProperty('Event');
    expect(iptc).toMatchObject({
      Headline: label.headline.fr,
      Byline: label.creators,
      Caption: label.caption.fr,
      Credit: label.credit,
      CopyrightNotice: label.rights.fr,
    });
    expect(icc).toMatchObject({ ColorSpaceData: 'RGB' });
  });

  it('is the same picture to the last pixel, and keeps which side is up, but not where it was taken', async () => {
    const taken = {
      IFD0: { Make: 'Pellicule' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 48/1 0/1' },
    };
    const original = await picture().jpeg().withExif(taken).withMetadata({ orientation: 6 }).toBuffer();
    const labelled = await labelPicture(await fileOf('turned.jpg', original), embedded);
    expect(await sharp(labelled).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
    expect((await sharp(labelled).metadata()).orientation).toBe(6);
    expect(JSON.stringify((await read(labelled))['gps'] ?? null)).toBe('null');
    expect(labelled.includes('Pellicule')).toBe(false);
  });

  it('says it once, however often it is labelled', async () => {
    const once = await labelPicture(await fileOf('b.jpg', await picture().jpeg().toBuffer()), embedded);
    expect(await labelPicture(await fileOf('c.jpg', once), embedded)).toEqual(once);
  });

  it.each(['png', 'webp', 'avif'] as const)('is a JPEG where it was a %s', async (format) => {
    const labelled = await labelPicture(
      await fileOf(`d.${format}`, await picture()[format]().toBuffer()),
      embedded,
    );
    expect(await sharp(labelled).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
    expect((await read(labelled))['photoshop']).toMatchObject({ Credit: label.credit });
  });

  it('is named when it cannot be read', async () => {
    const whole = await picture().jpeg().toBuffer();
    await expect(labelPicture(await fileOf('cut.jpg', whole.subarray(0, 60)), embedded)).rejects.toThrow(
      /cut\.jpg/,
    );
  });
});

test('the XMP of a label with signs of XML in it can be read', () => {
  const xml = xmpOf({ ...label, credit: 'Atelier A&B <Tunis>\u0001' });
  const credit = new JSDOM(xml.replace(/<\?.*?\?>/g, ''), { contentType: 'text/xml' }).window.document;
  expect(credit.getElementsByTagName('photoshop:Credit')[0]?.textContent).toBe('Atelier A&B <Tunis>');
});

describe('the records of IPTC', () => {
  it('hold as many whole letters as they have room for', async () => {
    const long = { ...label, credit: 'é'.repeat(40) };
    const path = await fileOf('long.jpg', await picture().jpeg().toBuffer());
    const { iptc } = await read(await labelPicture(path, { xmp: xmpOf(long), iptc: iptcOf(long) }));
    expect(iptc).toMatchObject({ Credit: asLatin1('é'.repeat(16)) });
  });
});

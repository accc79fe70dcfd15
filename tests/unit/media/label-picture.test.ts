import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import exifr from 'exifr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { labelPicture } from '../../../scripts/media/label-picture.ts';
import { iptcOf } from '../../../src/domain/press/iptc.ts';
import { xmpOf } from '../../../src/domain/press/picture-label.ts';
import { sharedFolder } from '../../fixtures/temporary-folder.ts';
import { label, notice } from './label.ts';

const embedded = { xmp: xmpOf(label), iptc: iptcOf(label) };

const read = (file: Buffer): Promise<Record<string, unknown>> =>
  exifr.parse(file, { xmp: true, iptc: true, tiff: true, icc: true, mergeOutput: false, multiSegment: true });

/** exifr decodes IPTC as Latin-1, whatever the file declares; ExifTool and picture desks decode it as declared. */
const asLatin1 = (text: string): string => Buffer.from(text).toString('latin1');

const folder = sharedFolder();

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

/** Facts that a camera writes into a picture. */
const taken = { IFD0: { Make: 'Pellicule' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 48/1 0/1' } };

describe('a picture that the press downloads', () => {
  it('contains its creators, its caption and its terms of use, as XMP and as IPTC', async () => {
    const path = await fileOf('a.jpg', await picture().jpeg().toBuffer());
    const { dc, photoshop, xmpRights, Iptc4xmpCore, Iptc4xmpExt, plus, cc, iptc, icc } = await read(
      await labelPicture(path, embedded),
    );
    expect(dc).toMatchObject({
      creator: label.creators,
      source: label.page,
      rights: { lang: 'x-default', value: notice },
      description: expect.arrayContaining([
        { lang: 'fr', value: label.caption.fr },
        { lang: 'en', value: label.caption.en },
      ]) as unknown,
    });
    expect(photoshop).toMatchObject({
      Credit: label.credit,
      Headline: label.headline.fr,
      City: 'Tunis',
      DateCreated: 2023,
    });
    expect(xmpRights).toMatchObject({
      WebStatement: label.licence,
      Marked: true,
      UsageTerms: expect.arrayContaining([{ lang: 'en', value: label.rights.en }]) as unknown,
    });
    expect(Iptc4xmpCore).toMatchObject({
      CountryCode: 'TN',
      AltTextAccessibility: expect.arrayContaining([{ lang: 'en', value: label.alternative.en }]) as unknown,
    });
    const { name, email, url } = label.licensor;
    const Licensor = { LicensorName: name, LicensorEmail: email, LicensorURL: url };
    expect(plus).toMatchObject({ Licensor });
    expect(cc).toEqual({ license: { resource: label.licence } });
    expect(Iptc4xmpExt).toHaveProperty('Event');
    expect(iptc).toMatchObject({
      Headline: label.headline.fr,
      Byline: label.creators,
      Caption: label.caption.fr,
      Credit: label.credit,
      CopyrightNotice: asLatin1(notice),
      SpecialInstructions: label.rights.fr,
    });
    expect(icc).toMatchObject({ ColorSpaceData: 'RGB' });
  });

  it('keeps every pixel and its orientation, but not the place where it was taken', async () => {
    const original = await picture().jpeg().withExif(taken).withMetadata({ orientation: 6 }).toBuffer();
    const labelled = await labelPicture(await fileOf('turned.jpg', original), embedded);
    expect(await sharp(labelled).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
    expect((await sharp(labelled).metadata()).orientation).toBe(6);
    expect(JSON.stringify((await read(labelled))['gps'] ?? null)).toBe('null');
    expect(labelled.includes('Pellicule')).toBe(false);
  });

  it('ends where the picture ends: a film, a further picture, thumbnails and serial numbers are removed', async () => {
    const plain = await picture().jpeg({ progressive: true }).toBuffer();
    const secret = await picture().jpeg().withExif(taken).toBuffer();
    const own = (marker: number, text: string): Buffer => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(text.length + 2);
      return Buffer.concat([Buffer.of(0xff, marker), length, Buffer.from(text, 'latin1')]);
    };
    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.from('GPS +36.80+10.17/')]);
    const original = Buffer.concat([
      plain.subarray(0, 2),
      ...[own(0xe0, 'JFXX\0small'), own(0xe2, 'MPF\0MM'), own(0xeb, 'JP serial'), own(0xfe, 'No. 12345')],
      plain.subarray(2),
      ...[secret, film],
    ]);
    const labelled = await labelPicture(await fileOf('motion.jpg', original), embedded);
    expect(labelled.subarray(-2)).toEqual(Buffer.of(0xff, 0xd9));
    for (const words of ['GPS', 'MPF', 'JFXX', 'serial', '12345', 'Pellicule', 'ftyp'])
      expect(labelled.includes(words), words).toBe(false);
    expect(await sharp(labelled).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
  });

  it('has one label, however often it is labelled', async () => {
    const once = await labelPicture(await fileOf('b.jpg', await picture().jpeg().toBuffer()), embedded);
    expect(await labelPicture(await fileOf('c.jpg', once), embedded)).toEqual(once);
  });

  it('is a JPEG if the original is of another kind', async () => {
    for (const format of ['png', 'webp', 'avif'] as const) {
      const original = await fileOf(`d.${format}`, await picture()[format]().toBuffer());
      const labelled = await labelPicture(original, embedded);
      expect(await sharp(labelled).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
      expect((await read(labelled))['photoshop']).toMatchObject({ Credit: label.credit });
    }
  });

  it('is named in the error if it cannot be read', async () => {
    const whole = await picture().jpeg().toBuffer();
    await expect(labelPicture(await fileOf('cut.jpg', whole.subarray(0, 60)), embedded)).rejects.toThrow(
      /cut\.jpg/,
    );
  });
});

import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { labelJpeg } from '../../../scripts/media/jpeg-label.ts';
import {
  copyrightNotice,
  isCopyrighted,
  type PictureLabel,
  xmpOf,
} from '../../../src/domain/press/picture-label.ts';
import { label, notice } from './label.ts';

test('the XMP of a label that contains XML characters can be parsed', () => {
  const xml = xmpOf({ ...label, credit: 'Atelier A&B <Tunis>\u0001' });
  const credit = new JSDOM(xml.replace(/<\?.*?\?>/g, ''), { contentType: 'text/xml' }).window.document;
  expect(credit.getElementsByTagName('photoshop:Credit')[0]?.textContent).toBe('Atelier A&B <Tunis>');
});

test('a label that is too long for a file is cut between two letters, and stays readable', async () => {
  const long = { fr: 'é&'.repeat(8_300), en: '€<'.repeat(8_300), ar: 'ضوء '.repeat(4_000) };
  const creators = Array.from({ length: 200 }, (_, index) => `Nom ${index} ${'é'.repeat(2_000)}`);
  const xmp = xmpOf({ ...label, headline: long, caption: long, rights: long, event: long, creators });
  const jpeg = sharp({ create: { width: 6, height: 4, channels: 3, background: '#b93a12' } }).jpeg();
  expect(labelJpeg(await jpeg.toBuffer(), { xmp, iptc: new Uint8Array() }).includes(xmp)).toBe(true);
  expect(xmp).toMatch(/<photoshop:Headline>(?:é&amp;)+é?<\/photoshop:Headline>/);
  expect(xmp).toContain(label.page);
});

const PUBLIC_DOMAIN = 'https://creativecommons.org/publicdomain/zero/1.0/';

describe('a copyright notice', () => {
  it.each<[string, Partial<PictureLabel>, string | null, boolean | null]>([
    ['names who made the picture, with the year', {}, notice, true],
    ['has no year if it is unknown', { date: null }, '© Emna Belkhiria, Zied Hamrouni', true],
    ['is the text of rights that have a ©', { rights: { fr: '© Musée du Bardo' } }, '© Musée du Bardo', true],
    ['is a credit as written that has a ©', { creators: ['© Lina Mabrouk'] }, '© Lina Mabrouk', true],
    ['is absent in the public domain', { licence: PUBLIC_DOMAIN }, null, false],
    ['is absent if no creator is known', { creators: [], rights: {} }, null, null],
  ])('%s', (_what, given, expected, isMarked) => {
    expect(copyrightNotice({ ...label, ...given })).toBe(expected);
    expect(isCopyrighted({ ...label, ...given })).toBe(isMarked);
  });

  it('does not contain a licence in words, which is added to the terms of use', () => {
    expect(xmpOf({ ...label, licence: 'CC BY 4.0' })).toContain('Free for the press. CC BY 4.0<');
  });
});

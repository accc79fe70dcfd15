import { expect, test } from 'vitest';
import sharp from 'sharp';
import { labelJpeg } from '../../../scripts/media/jpeg-label.ts';
import type { PictureLabel } from '../../../src/domain/press/picture-label.ts';
import { xmpOf } from '../../../src/domain/press/xmp.ts';

const label: PictureLabel = {
  headline: { fr: 'Drap onze, sous la pluie' },
  caption: { fr: 'Drap onze, sous la pluie. Contre-jour, Dhaw 2024.', en: 'Sheet Eleven, in the rain. ضوء' },
  alternative: { fr: 'Un drap blanc sèche.', en: 'A white sheet is drying.' },
  creators: ['Emna Belkhiria', 'Zied Hamrouni'],
  credit: 'Emna Belkhiria, Zied Hamrouni',
  rights: { fr: 'Reproduction gratuite pour la presse.', en: 'Free for the press.' },
  date: '2023',
  licence: 'https://creativecommons.org/licenses/by/4.0/',
  licensor: { name: 'Dhaw', email: 'presse@dhaw.example', url: 'https://dhaw.example/fr/press/2024/' },
  rightsUrl: 'https://dhaw.example/fr/page/19/',
  source: 'Dhaw 2024',
  event: { fr: 'Les heures creuses', en: 'The Slack Hours' },
  city: 'Tunis',
  countryCode: 'TN',
  page: 'https://dhaw.example/fr/event/Les_heures_creuses/',
};

test('a label too long for a file is cut between two letters, and stays readable', async () => {
  const long = { fr: 'é&'.repeat(8_300), en: '€<'.repeat(8_300), ar: 'ضوء '.repeat(4_000) };
  const creators = Array.from({ length: 200 }, (_, index) => `Nom ${index} ${'é'.repeat(2_000)}`);
  const xmp = xmpOf({ ...label, headline: long, caption: long, rights: long, event: long, creators });
  const jpeg = sharp({ create: { width: 6, height: 4, channels: 3, background: '#b93a12' } }).jpeg();
  expect(labelJpeg(await jpeg.toBuffer(), { xmp, iptc: new Uint8Array() }).includes(xmp)).toBe(true);
  expect(xmp).toMatch(/<photoshop:Headline>(?:é&amp;)+é?<\/photoshop:Headline>/);
  expect(xmp).toContain(label.page);
});

import { statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoLangs, pathIn } from '../fixtures/routes.ts';
import { documentAt, fileAt, filesBelow, pagesBelow, structuredAt, textAt } from './built-site.ts';
import { edition, event, pageAbout, profile } from './support/structured-data.ts';

const ogAt = (path: string) => {
  const document = documentAt(path);
  return (name: string): string =>
    document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';
};
const OG_IMAGE = /<meta property="og:image" content="https?:\/\/[^/"]+([^"]+)"/;
const cardFileAt = (path: string): string => fileAt(ogAt(path)('image'));

describe.each(demoLangs)('a shared link in %s', (lang) => {
  test('the card of an event shows its type, days and venue; that of an edition shows its days', () => {
    const words = {
      fr: [
        'Expositions. Contre-jour. 9\u00a0octobre\u00a0– 9\u00a0novembre 2024. Palais Kheireddine',
        'Contre-jour. 9\u00a0octobre',
      ],
      en: [
        'Exhibitions. Against the Light. 9\u00a0October\u00a0– 9\u00a0November 2024. Kheireddine Palace',
        'Against the Light. 9',
      ],
    }[lang];
    expect(ogAt(pathIn(lang, 'event/Contre-jour'))('image:alt')).toBe(words[0]);
    expect(ogAt(pathIn(lang, 'edition/2024'))('image:alt')).toContain(`Dhaw 2024. ${words[1]}`);
  });

  test('the card of a general page shows the edition and its days', () => {
    const words = {
      fr: '9\u00a0octobre\u00a0– 9\u00a0novembre 2024',
      en: '9\u00a0October\u00a0– 9\u00a0November 2024',
    }[lang];
    expect(ogAt(pathIn(lang, 'contact'))('image:alt')).toBe(`Dhaw 2024. Contact. ${words}`);
  });

  test('the card of an event has the colour of its type, that of an edition its own', async () => {
    const groundOf = async (route: string): Promise<number[]> => {
      const corner = { left: 8, top: 8, width: 1, height: 1 };
      const pixel = await sharp(cardFileAt(pathIn(lang, route)))
        .extract(corner)
        .raw()
        .toBuffer();
      return [...pixel].map((value) => Math.round(value / 16));
    };
    const nearly = (...channels: number[]): number[] => channels.map((value) => Math.round(value / 16));
    expect(await groundOf('event/Contre-jour')).toEqual(nearly(0xb3, 0x53, 0x09));
    expect(await groundOf('edition/2013')).toEqual(nearly(0x7d, 0x5c, 0x00));
  });
});

test('no card is larger than previews accept, and every card is used by a page', () => {
  const named = new Set(filesBelow('', /\.html$/).map((path) => OG_IMAGE.exec(textAt(path))?.[1]));
  const cards = filesBelow('cards', /./);
  expect(cards.filter((card) => !named.has(card))).toEqual([]);
  for (const card of cards) expect(statSync(fileAt(card)).size, card).toBeLessThanOrEqual(60_000);
});

describe.each(demoLangs)('structured data in %s', (lang) => {
  test.each([
    ['event', pageAbout(event)],
    ['edition', pageAbout(edition)],
    ['person', pageAbout(profile)],
  ])('every page of /%s describes its subject and its place in the site', (folder, schema) => {
    for (const path of pagesBelow(`/${lang}/${folder}`)) {
      const { error } = schema.safeParse(structuredAt(path));
      expect(error && z.prettifyError(error), path).toBeUndefined();
    }
  });
});

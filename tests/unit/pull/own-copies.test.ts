import { describe, expect, it } from 'vitest';
import {
  addressesInHtml,
  ownCopyTest,
  withOwnCopies,
  withReusedCopies,
} from '../../../scripts/pull/sanitise/own-copies.ts';
import { festivalOf } from './to-domain/harness.ts';

describe('pictures in texts', () => {
  const file = (hash: string, extension: 'jpg' | 'svg') => ({
    hash,
    extension,
    bytes: 1,
    size: { width: 2000, height: 900 },
  });
  const [photo, drawing] = [file('0123456789abcdef', 'jpg'), file('fedcba9876543210', 'svg')];
  const media = { 'https://a.example/b.svg': drawing, 'https://a.example/a.jpg': photo };
  const common = 'loading="lazy" width="2000" height="900"';
  const own =
    '<img src="/media/0123456789abcdef-1200.webp" srcset="/media/0123456789abcdef-600.webp 600w, ' +
    `/media/0123456789abcdef-1200.webp 1200w" sizes="(min-width: 48rem) 44rem, 100vw" ${common}>`;
  const festivalWith = (src: string) =>
    festivalOf({ editions: [{ id: 1, annee: 2024, edito_fr: `<img src="${src}">` }] }).festival;

  it.each([
    ['https://a.example/a.jpg', own],
    ['/media/0123456789abcdef-1200.webp', own],
    ['/media/0123456789abcdef.jpg', own],
    ['https://a.example/b.svg', `<img src="/media/fedcba9876543210.svg" ${common}>`],
    ['https://a.example/c.jpg', ''],
    ['https://evil.example/media/0123456789abcdef.jpg', ''],
    ['/media/0123456789abcdef.jpg/../../x', ''],
    ['', ''],
  ])('are the site’s own copies, or absent: %s', (src, picture) => {
    expect(withOwnCopies(festivalWith(src), [], media).editions[0]?.editorial.fr ?? '').toBe(picture);
    expect(ownCopyTest(media)(src)).toBe(src.startsWith('/media/') && picture !== '');
  });

  it('of the previous snapshot are kept if a text refers to their copies, sorted by address', () => {
    const { pictures } = addressesInHtml(festivalWith('/media/0123456789abcdef-1200.webp'));
    const fresh = { 'https://a.example/c.svg': drawing, 'https://a.example/0.svg': drawing };
    expect(Object.entries(withReusedCopies(fresh, pictures, media))).toEqual([
      ['https://a.example/0.svg', drawing],
      ['https://a.example/a.jpg', photo],
      ['https://a.example/c.svg', drawing],
    ]);
  });
});

import { expect, test } from 'vitest';
import { hashOfPhoto, photoOfHash } from '../../../../../src/screens/gallery/lightbox/photo-hash.ts';
import { slidesOfPage } from '../../../../../src/screens/gallery/lightbox/photo-slide.ts';
import { swipeOf } from '../../../../../src/screens/gallery/lightbox/use-swipe.ts';
import { openHtml } from '../../../open-html.ts';

test('the address of a photograph leads back to it', () => {
  expect(hashOfPhoto(2)).toBe('#photo-3');
  expect(['#photo-1', '#photo-3', '#photo-8'].map((hash) => photoOfHash(hash, 8))).toEqual([0, 2, 7]);
});

test.each(['', '#photos', '#photo-0', '#photo-9', '#photo-1x'])(
  'the address “%s” leads to no photograph',
  (hash) => {
    expect(photoOfHash(hash, 8)).toBeNull();
  },
);

test('the lightbox shows the photographs of the page, with their texts, in both sizes', () => {
  openHtml(
    `<figure><a href="/media/a-2400.jpg" data-photo="1" data-large="/media/a-1600.webp 1600w, /media/a-2400.webp 2400w"><img alt="The set" width="2400" height="1600"></a><figcaption> <span data-title>The set</span> <span data-credit>© Ines</span> </figcaption></figure>
    <figure><a href="/media/b.svg" data-photo="2" data-large="/media/b.svg"><img alt="Photograph 2" width="300" height="400"></a></figure>`,
    '/fr/',
  );
  const [set, drawing] = slidesOfPage();
  expect(set).toMatchObject({ href: 'https://dhaw.example/media/a-2400.jpg', width: 2400, height: 1600 });
  expect(set).toMatchObject({ alt: 'The set', title: 'The set', credit: '© Ines' });
  expect(set?.sources).toEqual([
    { src: '/media/a-1600.webp', width: 1600 },
    { src: '/media/a-2400.webp', width: 2400 },
  ]);
  const sources = [{ src: '/media/b.svg', width: 300 }];
  const href = 'https://dhaw.example/media/b.svg';
  expect(drawing).toEqual({ href, sources, width: 300, height: 400, alt: 'Photograph 2' });
});

test.each([
  ['to the left shows the next picture', { x: -50, y: 80, milliseconds: 450 }, 'next'],
  ['to the right shows the previous picture', { x: 50, y: -80, milliseconds: 450 }, 'previous'],
  ['that is too slow is not a swipe', { x: -50, y: 0, milliseconds: 451 }, null],
  ['that is too short is not a swipe', { x: -49, y: 0, milliseconds: 100 }, null],
  ['too far down is not a swipe', { x: 200, y: 81, milliseconds: 100 }, null],
  ['too far up is not a swipe', { x: 200, y: -81, milliseconds: 100 }, null],
])('a drag on a picture %s', (_, drag, expected) => {
  expect(swipeOf(drag)).toBe(expected);
});

import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { slidesOfPage } from '../../../../../src/screens/gallery/lightbox/photo-slide.ts';

test('the lightbox shows the photographs of the page, with their texts, in both sizes', () => {
  const { document } = new JSDOM(
    `<figure><a href="/media/a-2400.jpg" data-photo="1" data-large="/media/a-1600.webp 1600w, /media/a-2400.webp 2400w"><img alt="The set" width="2400" height="1600"></a><figcaption> <span data-title>The set</span> <span data-credit>© Ines</span> </figcaption></figure>
    <figure><a href="/media/b.svg" data-photo="2" data-large="/media/b.svg"><img alt="Photograph 2" width="300" height="400"></a></figure>`,
    { url: 'https://dhaw.example/fr/' },
  ).window;
  vi.stubGlobal('document', document);
  expect(slidesOfPage()).toEqual([
    {
      href: 'https://dhaw.example/media/a-2400.jpg',
      sources: [
        { src: '/media/a-1600.webp', width: 1600 },
        { src: '/media/a-2400.webp', width: 2400 },
      ],
      width: 2400,
      height: 1600,
      alt: 'The set',
      title: 'The set',
      credit: '© Ines',
    },
    {
      href: 'https://dhaw.example/media/b.svg',
      sources: [{ src: '/media/b.svg', width: 300 }],
      width: 300,
      height: 400,
      alt: 'Photograph 2',
    },
  ]);
});

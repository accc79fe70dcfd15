import { expect, test } from 'vitest';
import { choosePictures } from '../../../../scripts/astro/edition-packs/pictures-of-pages.ts';
import { mediaNamesIn } from '../../../../scripts/astro/service-worker/parts-of-page.ts';

const [cover, photo, small, drawing] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(16));

test('a pack has one file of each picture for phones, and a wider one for screens if there is one', () => {
  const files = [
    ...[400, 800, 1200, 1600, 2000].map((width) => `${cover}-${width}.avif`),
    `${cover}-800.webp`,
    ...[`${photo}-1200.avif`, `${photo}-1200.webp`, `${photo}-1600.webp`, `${photo}-2400.webp`],
    ...[`${small}-400.avif`, `${small}-400.webp`],
  ];
  expect(choosePictures(files)).toEqual([
    { name: `${cover}-800.webp`, in: ['phone', 'screen'] },
    { name: `${cover}-1600.avif`, in: ['screen'] },
    { name: `${photo}-1200.webp`, in: ['phone'] },
    { name: `${photo}-1600.webp`, in: ['screen'] },
    { name: `${small}-400.webp`, in: ['phone', 'screen'] },
  ]);
});

test('a drawing is kept as it is, and a document is not a picture', () => {
  expect(choosePictures([`${drawing}.svg`, `${cover}.pdf`])).toEqual([
    { name: `${drawing}.svg`, in: ['phone', 'screen'] },
  ]);
});

test('a picture that only the head of a page names is not a picture of the page', () => {
  const html = `<head><meta content="https://x.org/media/${cover}-1200.jpg"></head><body><img src="/media/${small}-400.webp">`;
  expect(mediaNamesIn(html)).toEqual([`${small}-400.webp`]);
});

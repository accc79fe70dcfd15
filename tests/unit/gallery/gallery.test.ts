import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cover, galleryPage, shots } from '../../../scripts/gallery/shots.ts';

const folder = new URL('../../../scripts/gallery/', import.meta.url);
const pictures = readdirSync(new URL('pictures', folder));
const sizes = pictures.map((file) => statSync(new URL(`pictures/${file}`, folder)).size);
const again = 'take them again with `npm run gallery`';

describe('the gallery of the README', () => {
  test('shows every route that is tested, and no other, each with its own file', () => {
    expect(readFileSync(new URL('README.md', folder), 'utf8'), again).toBe(galleryPage());
    expect(pictures.toSorted(), again).toEqual([...shots, cover].map(({ file }) => file).toSorted());
  });

  test('is half in French and half in English', () => {
    const french = shots.filter(({ path }) => path.startsWith('/fr/')).length;
    expect(Math.abs(shots.length - 2 * french)).toBeLessThan(shots.length / 4);
  });

  test('is small enough to be downloaded with the code', () => {
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1.2 * 1024 * 1024);
    expect(pictures.filter((file, index) => file !== cover.file && (sizes[index] ?? 0) > 25 * 1024)).toEqual(
      [],
    );
  });
});

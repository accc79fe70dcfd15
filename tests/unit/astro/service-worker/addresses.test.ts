import { describe, expect, test } from 'vitest';
import {
  filesOfPicture,
  pathOfPage,
  possiblePaths,
} from '../../../../scripts/astro/service-worker/addresses.ts';

const paths = (address: string, preferred: 'fr' | 'en' = 'fr') =>
  possiblePaths(new URL(address, 'https://dhaw.example'), preferred);

describe('a page without a network', () => {
  test('is looked up at its address, in the normalised spelling', () => {
    expect(paths('/fr/edition/2022/')).toEqual(['/fr/edition/2022/']);
    expect(paths('/fr/edition/2022')).toEqual(['/fr/edition/2022/']);
    expect(pathOfPage('/fr/event/36° Nord')).toBe('/fr/event/36%C2%B0%20Nord/');
    expect(pathOfPage('/fr/event/%')).toBe('/fr/event/%/');
  });

  test('is looked up in the chosen language first if its address has no language', () => {
    expect(paths('/edition/2022', 'en')).toEqual(['/en/edition/2022/', '/fr/edition/2022/']);
    expect(paths('/')).toEqual(['/fr/', '/en/']);
  });

  test('of an event is also looked up by the id in its address', () => {
    expect(paths('/en/event/Old_title/?id=57')).toEqual(['/en/event/Old_title/', '/en/event/57/']);
    expect(paths('/event/Old_title?id=57')).toEqual([
      '/fr/event/Old_title/',
      '/en/event/Old_title/',
      '/fr/event/57/',
      '/en/event/57/',
    ]);
    expect(paths('/fr/person/3/?id=57')).toEqual(['/fr/person/3/']);
    expect(paths('/fr/event/Old_title/?id=x')).toEqual(['/fr/event/Old_title/']);
  });
});

describe('a picture', () => {
  const picture = 'a'.repeat(16);
  const other = 'b'.repeat(16);
  const [wide, small, avif] = [
    `/media/${picture}-1200.webp`,
    `/media/${picture}-800.webp`,
    `/media/${picture}-1600.avif`,
  ];
  const atHand = [small, `/media/${other}-800.webp`, avif, wide];

  test('is shown from any available file of it, the best first', () => {
    expect(filesOfPicture(`/media/${picture}-400.avif`, atHand)).toEqual([avif, wide, small]);
  });

  test('is never shown as AVIF if another format was requested', () => {
    expect(filesOfPicture(`/media/${picture}-2400.jpg`, atHand)).toEqual([wide, small]);
  });

  test('is not looked up for a path that is not a picture', () => {
    expect(filesOfPicture('/fr/edition/2022/', atHand)).toEqual([]);
  });
});

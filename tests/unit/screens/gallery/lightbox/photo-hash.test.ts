import { describe, expect, it } from 'vitest';
import { hashOfPhoto, photoOfHash } from '../../../../../src/screens/gallery/lightbox/photo-hash.ts';

describe('photoOfHash', () => {
  it('finds the photograph that an address names', () => {
    expect(hashOfPhoto(2)).toBe('#photo-3');
    expect(photoOfHash('#photo-3', 8)).toBe(2);
    expect(photoOfHash('#photo-1', 8)).toBe(0);
    expect(photoOfHash('#photo-8', 8)).toBe(7);
  });

  const others = ['', '#photos', '#photo-', '#photo-0', '#photo-9', '#photo-1x', '#photo--1'];

  it.each(others)('finds nothing for “%s”', (hash) => expect(photoOfHash(hash, 8)).toBeNull());
});

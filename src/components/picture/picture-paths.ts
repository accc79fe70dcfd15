import type { PictureView } from './view.ts';

export type Encoding = 'avif' | 'webp' | 'jpg';

/**
 * Path of a picture in the built site. `/media/{hash}-{width}.{encoding}` is an order: the build's picture step finds
 * it in the pages and encodes it, once ever (see `scripts/astro/pictures.ts`). Never wider than the original.
 */
export function mediaPath(
  { hash, width }: Pick<PictureView, 'hash' | 'width'>,
  encoding: Encoding | 'svg',
  at = width,
): string {
  return encoding === 'svg' ? `/media/${hash}.svg` : `/media/${hash}-${Math.min(at, width)}.${encoding}`;
}

/** A width this near to the next one, as a share of it, shows nothing less: it is not worth a file. */
const NEAR = 0.85;

/** The `srcset` of the widths the original can give; the original's own width stands in for the larger ones. */
export function srcset(picture: PictureView, widths: readonly number[], encoding: Encoding): string {
  const possible = [...new Set(widths.map((width) => Math.min(width, picture.width)))];
  const worthwhile = possible.filter((width, index) => width <= (possible[index + 1] ?? Infinity) * NEAR);
  return worthwhile.map((width) => `${mediaPath(picture, encoding, width)} ${width}w`).join(', ');
}

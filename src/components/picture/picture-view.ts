import type { Picture } from '../../domain/model/core.ts';
import type { FestivalData } from '../../content/festival.ts';

/** A picture of the snapshot, by its content hash. Vector pictures have a single file. */
export interface PictureView {
  hash: string;
  kind: 'raster' | 'vector';
  width: number;
  height: number;
}

/** Returns the first of a picture's sources that the pull could download; null if there is none. */
export function pictureView(
  picture: Picture | null,
  { media }: Pick<FestivalData, 'media'>,
): PictureView | null {
  for (const source of picture?.sources ?? []) {
    const file = media[source];
    if (!file?.size) continue;
    const kind = file.extension === 'svg' ? 'vector' : 'raster';
    return { hash: file.hash, kind, ...file.size };
  }
  return null;
}

export type Encoding = 'avif' | 'webp' | 'jpg';

/** Width, in pixels, that is enough for search engines and for programs that collect pictures. */
export const PREVIEW_WIDTH = 1200;

/**
 * Path of a picture in the built site, never wider than the original. The build finds the paths
 * `/media/{hash}-{width}.{encoding}` in the pages and encodes each picture once (`scripts/astro/pictures.ts`).
 */
export function mediaPath(
  { hash, width }: Pick<PictureView, 'hash' | 'width'>,
  encoding: Encoding | 'svg',
  at = width,
): string {
  return encoding === 'svg' ? `/media/${hash}.svg` : `/media/${hash}-${Math.min(at, width)}.${encoding}`;
}

/** A width above this share of the next larger one is not worth a file. */
const NEAR = 0.85;

/** The `srcset` for some widths; those beyond the original are replaced by its own width. */
export function srcset(picture: PictureView, widths: readonly number[], encoding: Encoding): string {
  const possible = [...new Set(widths.map((width) => Math.min(width, picture.width)))];
  const worthwhile = possible.filter((width, index) => width <= (possible[index + 1] ?? Infinity) * NEAR);
  return worthwhile.map((width) => `${mediaPath(picture, encoding, width)} ${width}w`).join(', ');
}

import { shareCard } from '../../site/share-card.ts';
import { mediaPath } from './picture-paths.ts';
import type { PictureView } from './view.ts';

/** A picture for link previews: sizes in pixels, path from the site's root. */
export interface ShareImage {
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** A picture and its alternative text. */
export interface PictureWithAlt {
  picture: PictureView | null | undefined;
  alt: string;
}

/** Pixels wide enough for every preview. */
export const PREVIEW_WIDTH = 1200;

/** The first of some pictures that is not a vector, which previews cannot show; else the festival's card. */
export function shareImage(candidates: readonly PictureWithAlt[], festivalName: string): ShareImage {
  for (const { picture, alt } of candidates) {
    if (picture?.kind !== 'raster') continue;
    const width = Math.min(PREVIEW_WIDTH, picture.width);
    const height = Math.round((picture.height * width) / picture.width);
    return { path: mediaPath(picture, 'jpg', PREVIEW_WIDTH), width, height, alt };
  }
  return { ...shareCard, alt: festivalName };
}

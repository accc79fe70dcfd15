import type { Picture } from '../../domain/model/common.ts';
import type { FestivalData } from '../../content/festival.ts';

/** A picture of the snapshot, by its content hash. Vector pictures have a single file. */
export interface PictureView {
  hash: string;
  kind: 'raster' | 'vector';
  width: number;
  height: number;
}

/** The first of a picture's sources that the pull could download; null if none. */
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

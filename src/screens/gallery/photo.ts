import type { Photo } from '../../domain/model/event.ts';
import type { FestivalData } from '../../content/festival.ts';
import { pictureView, type PictureView } from '../../components/picture/view.ts';

/** Pixels: a photograph on its own is never wider. */
export const PHOTO_WIDTH = 3200;

/** A photograph of the gallery, with its credit. */
export interface PhotoView {
  picture: PictureView;
  title: string | null;
  /** "Sirine Haouas, Zied Hamrouni"; null if nobody is named. */
  credit: string | null;
}

/** The photographs that the pull could download, in their order. */
export function photoViews(photos: readonly Photo[], data: Pick<FestivalData, 'media'>): PhotoView[] {
  return photos.flatMap(({ picture, title, credits }) => {
    const view = pictureView(picture, data);
    return view ? [{ picture: view, title, credit: credits.length > 0 ? credits.join(', ') : null }] : [];
  });
}

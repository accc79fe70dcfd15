import type { Photo } from '../../domain/model/event.ts';
import type { FestivalData } from '../../content/festival.ts';
import { pictureView, type PictureView } from '../../components/picture/view.ts';

/** A photograph of the gallery, with whom to thank for it. */
export interface PhotoView {
  picture: PictureView;
  title: string | null;
  /** "Sirine Haouas, Zied Hamrouni"; null when nobody is named. */
  credit: string | null;
}

/** Photographs that the pull could have, in their order. */
export function photoViews(photos: readonly Photo[], data: Pick<FestivalData, 'media'>): PhotoView[] {
  return photos.flatMap(({ picture, title, credits }) => {
    const view = pictureView(picture, data);
    return view ? [{ picture: view, title, credit: credits.length > 0 ? credits.join(', ') : null }] : [];
  });
}

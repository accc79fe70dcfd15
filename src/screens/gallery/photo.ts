import type { Photo, Lang } from '../../domain/model/core.ts';
import { creditLine } from '../../domain/press/picture-label.ts';
import { localise } from '../../domain/text/localise.ts';
import type { FestivalData } from '../../content/festival.ts';
import { pictureView } from '../../components/picture/picture-view.ts';

/** Largest width of a photograph shown by itself, in pixels. */
export const PHOTO_WIDTH = 3200;

export type PhotoView = ReturnType<typeof photoViews>[number];

/** Returns the photographs that the pull could download, in their order. */
export function photoViews(photos: readonly Photo[], data: Pick<FestivalData, 'media'>, lang: Lang) {
  return photos.flatMap(({ picture, title, description, credits, licence }) => {
    const view = pictureView(picture, data);
    if (!view) return [];
    const titleText = localise(title, lang);
    return {
      picture: view,
      title: titleText,
      /** Alternative text: what the photograph shows. */
      alternative: localise(description, lang) ?? titleText,
      /** "© Sirine Haouas, Zied Hamrouni"; null if nobody is named. */
      credit: creditLine(credits, licence),
    };
  });
}

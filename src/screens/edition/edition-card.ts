import { timelineOf } from '../../domain/edition/editions.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import { pagePath } from '../../i18n/paths.ts';
import type { FestivalData } from '../../content/festival.ts';
import { pictureView, type PictureView } from '../../components/picture/picture-view.ts';

export interface EditionCardView {
  id: Id;
  /** "01" for the first edition ever. */
  rank: string;
  year: number;
  title: LocalText | null;
  href: string;
  className: string;
  picture: PictureView | null;
}

/** Every edition, oldest first. */
export function editionCards(data: FestivalData, lang: Lang): EditionCardView[] {
  return timelineOf(data.editions).map(({ edition, rank }) => ({
    id: edition.id,
    rank,
    year: edition.year,
    title: localise(edition.title, lang),
    href: pagePath(lang, 'edition', edition.year),
    className: `edition-${edition.id}`,
    picture: pictureView(edition.image, data),
  }));
}

import { timelineOf } from '../../domain/edition/editions.ts';
import { localise, type LocalText, plainText } from '../../domain/text/localise.ts';
import type { Id, Lang } from '../../domain/model/core.ts';
import { pagePath, shortEditionAddress } from '../../i18n/paths.ts';
import type { FestivalData } from '../../content/festival.ts';
import { pictureView, type PictureView } from '../../components/picture/picture-view.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { identity } from '../../site/identity.ts';
import type { CitedRecord } from '../citation/citation.ts';

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

export function citedEdition({ id, title, year }: Edition, lang: Lang): CitedRecord {
  const name = `${identity.name} ${year}`;
  const slogan = plainText(title, lang);
  return {
    kind: 'edition',
    id,
    name: `edition-${year}`,
    title: slogan ? `${name} – ${slogan}` : name,
    container: null,
    year,
    address: shortEditionAddress(year),
  };
}

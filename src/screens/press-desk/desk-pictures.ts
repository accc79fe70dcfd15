import type { Lang } from '../../domain/model/common.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { formatBytes } from '../../domain/archive/storage-size.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { FestivalData } from '../../content/festival.ts';
import type { PictureView } from '../../components/picture/picture-view.ts';
import { offeredPictures } from './press-pictures.ts';

/** A picture for the press as its desk shows it. */
export interface DeskPictureView {
  picture: PictureView;
  /** Path of the file to download. */
  file: string;
  /** About; null where the file is encoded anew. */
  bytes: number | null;
  size: string | null;
  title: LocalText | null;
  caption: LocalText | null;
  /** Its alternative text; the caption if there is none. */
  alternative: LocalText | null;
  /** Null where nobody is known. */
  credit: string | null;
  rights: LocalText | null;
  href: string;
}

export function deskPictures(edition: Edition, data: FestivalData, lang: Lang): DeskPictureView[] {
  return offeredPictures(edition, data).map(({ picture, path, bytes, label, pages }) => ({
    picture,
    file: path,
    bytes,
    size: bytes === null ? null : formatBytes(bytes, lang),
    title: localise(label.headline, lang),
    caption: localise(label.caption, lang),
    alternative: localise(label.alternative, lang) ?? localise(label.caption, lang),
    credit: label.credit,
    rights: localise(label.rights, lang),
    href: new URL(pages[lang]).pathname,
  }));
}

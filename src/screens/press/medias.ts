import { formatLongDate } from '../../domain/time/format-dates.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import { environment } from '../../site/build-environment.ts';
import { festivalData } from '../../content/festival.ts';
import { logoUrl } from '../../content/media-urls.ts';
import { pictureView, type PictureView } from '../../components/picture/picture-view.ts';

export interface MediaLinkView {
  id: Id;
  href: string;
  hostname: string;
  title: LocalText | null;
  date: { iso: string; text: string } | null;
  picture: PictureView | null;
  /** The outlet's logo, if the logo service has it. */
  logo: PictureView | null;
}

export interface MediasView {
  /** Of the current edition, whose press desk has more. */
  year: number;
  links: MediaLinkView[];
}

/** Media coverage, in the back end's order. */
export async function mediasView(lang: Lang): Promise<MediasView> {
  const data = await festivalData();
  return {
    year: data.current.year,
    links: data.mediaLinks.map(({ id, url, title, date, picture }) => {
      const hostname = new URL(url).hostname.replace(/^www\./, '');
      const logo = environment.LOGO_URL ? logoUrl(environment.LOGO_URL, url) : null;
      return {
        id,
        href: url,
        hostname,
        title: localise(title, lang),
        date: date === null ? null : { iso: date, text: formatLongDate(date, lang) },
        picture: pictureView(picture, data),
        logo: pictureView(logo === null ? null : { sources: [logo] }, data),
      };
    }),
  };
}

import type { Id, Lang } from '../../domain/model/core.ts';
import { programmeOf } from '../../domain/programme/programme.ts';
import { langs } from '../../domain/model/languages.ts';
import { festival } from '../../site/festival.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { embedExample } from '../embed/embed-code.ts';
import { formatLongDate } from '../../domain/time/format-dates.ts';
import { siteName } from '../../domain/text/links.ts';
import { localise } from '../../domain/text/localise.ts';
import { environment } from '../../site/build-environment.ts';
import { logoUrl, mediaName } from '../../content/media-urls.ts';
import { pictureView } from '../../components/picture/picture-view.ts';

export type DocumentView = NonNullable<ReturnType<typeof documentView>>;

/** Returns a PDF of the back end, or null if it has no valid address. */
export function documentView(id: Id, lang: Lang, { pdfs, media }: Pick<FestivalData, 'pdfs' | 'media'>) {
  const url = pdfs.find((pdf) => pdf.id === id)?.url ?? null;
  if (url === null) return null;
  const copy = media[url];
  return {
    lang,
    /** Path of the site's own copy, otherwise the address at the back end. */
    href: copy ? `/media/${mediaName(copy)}` : url,
    /** Null if the site has no copy. */
    bytes: copy?.bytes ?? null,
  };
}

function documentsOf(ids: Readonly<Partial<Record<Lang, Id>>>, data: FestivalData) {
  return langs.flatMap((lang) => {
    const id = ids[lang];
    return id === undefined ? [] : (documentView(id, lang, data) ?? []);
  });
}

export type PressKitView = ReturnType<typeof pressKitView>;

export function pressKitView(lang: Lang) {
  const data = festivalData();
  const documents = documentsOf(festival.pressKitPdfIds, data);
  return {
    isEmpty: documents.length === 0,
    /** Year of the current edition, whose press desk has more. */
    year: data.current.year,
    /** The press kit in the page's language, otherwise in another. */
    shown: documents.find((document) => document.lang === lang) ?? documents[0] ?? null,
    documents,
  };
}

export type ResourcesView = ReturnType<typeof resourcesView>;

/** All downloads: programmes and press kits in each language. */
export function resourcesView() {
  const data = festivalData();
  const { current, events } = data;
  return {
    year: current.year,
    /** Example for the code with which partners show the programme, or an event of it. */
    example: embedExample(programmeOf(events, current.id)),
    programmes: documentsOf(festival.programmePdfIds, data),
    pressKits: documentsOf(festival.pressKitPdfIds, data),
  };
}

export type MediasView = ReturnType<typeof mediasView>;

export function mediasView(lang: Lang) {
  const data = festivalData();
  return {
    isEmpty: data.mediaLinks.length === 0,
    /** Year of the current edition, whose press desk has more. */
    year: data.current.year,
    links: data.mediaLinks.map(({ url, title, date, picture }) => {
      const logo = environment.LOGO_URL ? logoUrl(environment.LOGO_URL, url) : null;
      return {
        href: url,
        hostname: siteName(url),
        title: localise(title, lang),
        date: date === null ? null : { iso: date, text: formatLongDate(date, lang) },
        picture: pictureView(picture, data),
        logo: pictureView(logo === null ? null : { sources: [logo] }, data),
      };
    }),
  };
}

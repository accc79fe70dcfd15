import { formatDateRange } from '../../domain/time/format-dates.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Instant, Lang } from '../../domain/model/common.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { programmeOf } from '../../domain/programme/programme.ts';
import { pagePath, programmePath } from '../../i18n/paths.ts';
import { plural, translator } from '../../i18n/translate.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { editionOfEachYear } from '../../content/withdrawn-editions.ts';
import { type CalendarLinksView, programmeCalendarLinks } from '../event/facts/calendar-links.ts';
import { citationView, type CitationView } from '../citation/citation.ts';
import { citedEdition } from './edition-citation.ts';
import { editionCards, type EditionCardView } from './edition-card.ts';
import { holdingsText, sealText } from './holdings.ts';
import {
  type EditionStatusView,
  editionStatusView,
  archiveLink,
  type StatusLinkView,
} from '../edition-status/edition-status-view.ts';
import { structuredEdition } from './structured-edition.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';
import { openDataView, type OpenDataView } from '../open-data/open-data-view.ts';
import { partnerViews, type PartnerView } from '../partners/partner.ts';
import { pictureView, type PictureView } from '../../components/picture/picture-view.ts';
import type { StructuredData } from '../../components/structured-data.ts';
import { type TypeCardView, typeCards } from '../type-events/type-card.ts';

export interface EditionView {
  year: number;
  className: string;
  title: LocalText | null;
  dates: string | null;
  image: PictureView | null;
  editorial: LocalText | null;
  programmeHref: string;
  /** How many events it has, or that it is not published. */
  programmeCount: string;
  calendarLinks: CalendarLinksView | null;
  types: TypeCardView[];
  partners: PartnerView[];
  status: EditionStatusView;
}

/** An edition on a page of its own. */
export interface EditionPageView extends EditionView {
  /** How complete the archive of it is. */
  holdings: string;
  /** Since when it is shown as it was; null of one that is not sealed. */
  sealed: string | null;
  citation: CitationView;
  structured: StructuredData;
  /** When the back end ceased to list it; null while it does. */
  withdrawnAt: Instant | null;
  openData: OpenDataView;
}

export interface EditionsView {
  cards: EditionCardView[];
  /** The edition shown below the timeline; at first the current one. */
  shown: EditionView;
}

/** @param archive where the view leads when the edition is over and none comes after it. */
function editionView(
  edition: Edition,
  data: FestivalData,
  lang: Lang,
  archive: StatusLinkView = allEditionsLink(lang),
): EditionView {
  const programme = programmeOf(data.events, edition.id);
  const partners = edition.partnerIds.flatMap((id) => data.by.partner.get(id) ?? []);
  const status = editionStatusView(edition, { archive }, data, lang);
  return {
    year: edition.year,
    className: `edition-${edition.id}`,
    title: localise(edition.title, lang),
    dates:
      edition.start &&
      formatDateRange({ first: edition.start.day, last: (edition.end ?? edition.start).day }, lang),
    image: pictureView(edition.image, data),
    editorial: localiseHtml(edition.editorial, lang),
    programmeHref: programmePath(lang, edition.year),
    programmeCount:
      programme.length > 0
        ? plural(lang, 'events', programme.length)
        : translator(lang)('programme.unpublished'),
    types: typeCards(edition, data, lang),
    partners: partnerViews(partners, data, lang),
    status,
    calendarLinks: programmeCalendarLinks(edition, programme, status.span === null, lang),
  };
}

/** From an edition's own page, which is its archive. */
const allEditionsLink = (lang: Lang): StatusLinkView => ({
  words: translator(lang)('edition.all'),
  href: pagePath(lang, 'editions'),
});

export async function editionViews(lang: Lang): Promise<EditionPageView[]> {
  return editionOfEachYear(await festivalData()).map(({ edition, data, withdrawnAt }) => ({
    ...editionView(edition, data, lang),
    holdings: holdingsText(edition.id, data, lang),
    sealed: sealText(edition.year, data.manifest, lang),
    citation: citationView(citedEdition(edition, lang), data, lang),
    structured: structuredEdition(edition, data, lang),
    openData: openDataView(edition, data, lang),
    withdrawnAt,
  }));
}

/** The last edition's own page shows the current edition. */
export async function lastEditionView(lang: Lang): Promise<EditionView> {
  const data = await festivalData();
  return editionView(data.current, data, lang, archiveLink(data.current, lang));
}

export async function editionsView(lang: Lang): Promise<EditionsView> {
  const data = await festivalData();
  return {
    cards: editionCards(data, lang),
    shown: editionView(data.current, data, lang, archiveLink(data.current, lang)),
  };
}

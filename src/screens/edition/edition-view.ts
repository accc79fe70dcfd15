import { formatEditionDates } from '../../domain/time/format-when.ts';
import { timelineOf } from '../../domain/edition/editions.ts';
import { localise, plainText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/core.ts';
import { pagePath, shortEditionAddress, programmePath } from '../../i18n/paths.ts';
import { type FestivalData, festivalData } from '../../content/festival.ts';
import { pictureView } from '../../components/picture/picture-view.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { identity } from '../../site/identity.ts';
import { type CitedRecord, citationView } from '../citation/citation.ts';
import { programmeOf } from '../../domain/programme/programme.ts';
import { plural, translator } from '../../i18n/translate.ts';
import { editionOfEachYear } from '../../content/withdrawn-editions.ts';
import { programmeCalendarLinks } from '../event/facts/calendar-links.ts';
import { holdingsText, sealText } from './holdings.ts';
import { editionStatusView, type StatusLinkView } from '../edition-status/edition-status-view.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';
import { openDataView } from '../open-data/open-data-view.ts';
import { partnerViews } from '../partners/partners-view.ts';
import {
  type StructuredData,
  descriptionOf,
  canonicalUrl,
  breadcrumbs,
  isoDate,
  structuredCity,
  imageUrl,
  organizer,
  structuredDataGraph,
} from '../../components/structured-data.ts';
import { typeCards } from '../type-events/type-events-view.ts';
import { peopleOfEdition } from '../../domain/archive/edition-pages.ts';
import { eventHref } from '../event/lists/event-head.ts';

export type EditionCardView = ReturnType<typeof editionCards>[number];

/** Returns the card of every edition, oldest first. */
export function editionCards(data: FestivalData, lang: Lang) {
  return timelineOf(data.editions).map(({ edition, rank }) => ({
    /** "01" for the first edition ever. */
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

export type EditionView = ReturnType<typeof editionView>;

export type EditionPageView = ReturnType<typeof editionViews>[number];

export type EditionsView = ReturnType<typeof editionsView>;

/** @param links shown if the edition is over and there is no later one; without it, the edition's page. */
function editionView(
  edition: Edition,
  data: FestivalData,
  lang: Lang,
  links: { archive?: StatusLinkView } = {},
) {
  const programme = programmeOf(data.events, edition.id);
  const partners = edition.partnerIds.flatMap((id) => data.by.partner.get(id) ?? []);
  const status = editionStatusView(edition, data, lang, links);
  return {
    year: edition.year,
    className: `edition-${edition.id}`,
    title: localise(edition.title, lang),
    dates: formatEditionDates(edition, lang),
    image: pictureView(edition.image, data),
    editorial: localiseHtml(edition.editorial, lang),
    programmeHref: programmePath(lang, edition.year),
    /** Number of events in the programme, or that it is not published. */
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

export function editionViews(lang: Lang) {
  const archive = { words: translator(lang)('edition.all'), href: pagePath(lang, 'editions') };
  return editionOfEachYear(festivalData()).map(({ edition, data, withdrawnAt }) => ({
    ...editionView(edition, data, lang, { archive }),
    holdings: holdingsText(edition.id, data, lang),
    /** Sentence on the day from which the edition is shown as it was; null if it is not sealed. */
    sealed: sealText(edition.year, data.manifest, lang),
    citation: citationView(citedEdition(edition, lang), data, lang),
    structured: structuredEdition(edition, data, lang),
    openData: openDataView(edition, data, lang),
    withdrawnAt,
  }));
}

/** Returns the view of the page of the last edition, which shows the current edition. */
export function lastEditionView(lang: Lang): EditionView {
  const data = festivalData();
  return editionView(data.current, data, lang);
}

export function editionsView(lang: Lang) {
  return {
    cards: editionCards(festivalData(), lang),
    /** The edition shown below the timeline; at first the current one. */
    shown: lastEditionView(lang),
  };
}

/** Maximum number of references for a large edition: all of them would be larger than the page. */
const MAX_REFERENCES = { events: 100, people: 200 };

/** Describes the edition to search engines and newsrooms, as a schema.org `Festival`. */
function structuredEdition(edition: Edition, data: FestivalData, lang: Lang): StructuredData {
  const name = `${identity.name} ${edition.year}`;
  const href = pagePath(lang, 'edition', edition.year);
  return structuredDataGraph(
    {
      '@type': 'Festival',
      name,
      alternateName: plainText(edition.title, lang) || undefined,
      url: canonicalUrl(href),
      description: descriptionOf(localise(edition.editorial, lang)) ?? undefined,
      inLanguage: lang,
      image: imageUrl(pictureView(edition.image, data)),
      startDate: isoDate(edition.start),
      endDate: isoDate(edition.end),
      eventStatus: 'https://schema.org/EventScheduled',
      location: structuredCity(lang),
      organizer,
      // References only: the pages of people and events contain the details.
      performer: peopleOfEdition(edition, { ...data, withdrawn: [], withdrawnPersons: [] })
        .slice(0, MAX_REFERENCES.people)
        .map(({ id }) => ({ '@id': canonicalUrl(pagePath(lang, 'person', id)) })),
      subEvent: programmeOf(data.events, edition.id)
        .slice(0, MAX_REFERENCES.events)
        .map(({ id }) => ({ '@id': canonicalUrl(eventHref(id, data, lang)) })),
    },
    breadcrumbs(lang, [
      { name: translator(lang)('editions.title'), href: pagePath(lang, 'editions') },
      { name, href },
    ]),
  );
}

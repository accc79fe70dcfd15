import { coverageOfYear, pressContact } from '../../domain/press/press.ts';
import type { Lang } from '../../domain/model/core.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { sortEditions } from '../../domain/edition/editions.ts';
import { localise } from '../../domain/text/localise.ts';
import { formatLongDate } from '../../domain/time/format-dates.ts';
import { coverageFeedPath, pressDeskPath, pagePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { identity } from '../../site/identity.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { editionOfEachYear } from '../../content/withdrawn-editions.ts';
import { pictureView } from '../../components/picture/picture-view.ts';
import {
  type StructuredData,
  breadcrumbs,
  canonicalUrl,
  organizer,
  structuredDataGraph,
} from '../../components/structured-data.ts';
import { citationView } from '../citation/citation.ts';
import { citedEdition } from '../edition/edition-view.ts';
import { openDataView } from '../open-data/open-data-view.ts';
import { resourcesView } from '../press/documents.ts';
import { essentialsView, figureViews, curatorViews, pressFacts } from './essentials.ts';
import { presentationViews } from './presentations.ts';
import { photographsOf, offeredPictures } from './press-pictures.ts';
import { siteName } from '../../domain/text/links.ts';
import { formatBytes } from '../../domain/archive/storage-size.ts';

export type PressDeskView = ReturnType<typeof pressDeskViews>[number];

export function pressDeskViews(lang: Lang) {
  return editionOfEachYear(festivalData()).map(({ edition, data, withdrawnAt }) => ({
    ...pressDeskView(edition, data, lang),
    withdrawnAt,
  }));
}

function pressDeskView(edition: Edition, data: FestivalData, lang: Lang) {
  const { year } = edition;
  const facts = pressFacts(edition, data, lang);
  const pictures = deskPictures(edition, data, lang);
  const offered = new Set(pictures.map(({ picture }) => picture.hash));
  const others = photographsOf(edition, data).map(({ photo }) => pictureView(photo.picture, data)?.hash);
  return {
    year,
    className: `edition-${edition.id}`,
    heading: `${identity.name} ${year}`,
    title: localise(edition.title, lang),
    essentials: essentialsView(facts, data, lang),
    contact: pressContact(edition, data.current),
    presentations: presentationViews(facts, lang),
    figures: figureViews(facts, lang),
    pictures,
    /** Number of photographs that are shown elsewhere and available only on request. */
    onRequest: new Set(others.filter((hash) => hash !== undefined && !offered.has(hash))).size,
    curators: curatorViews(facts, data, lang),
    coverage: coverageViews(year, data, lang),
    /** The festival's own words on embargo and credits; null if there are none. */
    policy: localise(edition.press.policy, lang),
    documents: documentsOf(edition, data),
    editions: sortEditions(data.editions)
      .filter((other) => other.year !== year)
      .map((other) => ({ year: other.year, href: pressDeskPath(lang, other.year) })),
    openData: openDataView(edition, data, lang),
    citation: citationView(citedEdition(edition, lang), data, lang),
    structured: structuredDesk(edition, lang),
    alternates: [{ href: coverageFeedPath(lang), type: 'application/atom+xml' }],
    description: translator(lang)('press.description', { name: identity.name, year }),
  };
}

function coverageViews(year: number, { mediaLinks }: FestivalData, lang: Lang) {
  return coverageOfYear(mediaLinks, year).map(({ url, title, date }) => ({
    href: url,
    outlet: siteName(url),
    title: localise(title, lang),
    date: { iso: date, text: formatLongDate(date, lang) },
  }));
}

/** Returns the back end's documents, which belong to the current edition; other editions have none. */
function documentsOf(edition: Edition, data: FestivalData) {
  if (edition.id !== data.current.id) return { programmes: [], pressKits: [] };
  const { programmes, pressKits } = resourcesView();
  return { programmes, pressKits };
}

/** Returns structured data of the page. The credit, licence and licensor of a picture are in its file (`xmpOf`). */
function structuredDesk({ year }: Edition, lang: Lang): StructuredData {
  const name = `${identity.name} ${year}`;
  const href = pressDeskPath(lang, year);
  return structuredDataGraph(
    {
      '@type': 'CollectionPage',
      name: `${translator(lang)('press.title')}, ${name}`,
      url: canonicalUrl(href),
      inLanguage: lang,
      about: { '@type': 'Festival', name, url: canonicalUrl(pagePath(lang, 'edition', year)) },
      publisher: organizer,
    },
    breadcrumbs(lang, [
      { name, href: pagePath(lang, 'edition', year) },
      { name: translator(lang)('press.title'), href },
    ]),
  );
}

function deskPictures(edition: Edition, data: FestivalData, lang: Lang) {
  return offeredPictures(edition, data).map(({ picture, path, bytes, label, pages }) => ({
    picture,
    file: path,
    /** Approximate size; null if the file has to be encoded. */
    bytes,
    size: bytes === null ? null : formatBytes(bytes, lang),
    title: localise(label.headline, lang),
    caption: localise(label.caption, lang),
    /** Alternative text; the caption if there is none. */
    alternative: localise(label.alternative, lang) ?? localise(label.caption, lang),
    /** Null if nobody is known. */
    credit: label.credit,
    rights: localise(label.rights, lang),
    href: new URL(pages[lang]).pathname,
  }));
}

import { coverageOfYear } from '../../domain/press/coverage.ts';
import { pressContact } from '../../domain/press/contact.ts';
import type { Instant, Lang } from '../../domain/model/core.ts';
import type { Edition, PressContact } from '../../domain/model/festival.ts';
import { sortEditions } from '../../domain/edition/editions.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import { formatLongDate } from '../../domain/time/format-dates.ts';
import { coverageFeedPath, pressDeskPath, pagePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { identity, pictureRights } from '../../site/identity.ts';
import { festivalData, type FestivalData, legalPagePath } from '../../content/festival.ts';
import { editionOfEachYear } from '../../content/withdrawn-editions.ts';
import { pictureView, type PictureView } from '../../components/picture/picture-view.ts';
import {
  type StructuredData,
  breadcrumbs,
  canonicalUrl,
  organizer,
  structuredDataGraph,
} from '../../components/structured-data.ts';
import { citationView, type CitationView } from '../citation/citation.ts';
import { citedEdition } from '../edition/edition-view.ts';
import { openDataView, type OpenDataView } from '../open-data/open-data-view.ts';
import { type DocumentView, resourcesView } from '../press/documents.ts';
import {
  essentialsView,
  type EssentialsView,
  figureViews,
  type FigureView,
  type CuratorView,
  curatorViews,
  pressFacts,
} from './essentials.ts';
import { presentationViews, type PresentationView } from './presentations.ts';
import { photographsOf, offeredPictures } from './press-pictures.ts';
import { formatBytes } from '../../domain/archive/storage-size.ts';

/** The press desk of an edition. */
export interface PressDeskView {
  year: number;
  className: string;
  heading: string;
  title: LocalText | null;
  essentials: EssentialsView;
  contact: PressContact | null;
  presentations: PresentationView[];
  figures: FigureView[];
  pictures: DeskPictureView[];
  /** Photographs that are shown elsewhere and must be asked for. */
  onRequest: number;
  curators: CuratorView[];
  coverage: CoverageView[];
  /** The festival's own words on embargo and credits; null where it says nothing of them. */
  policy: LocalText | null;
  documents: { programmes: DocumentView[]; pressKits: DocumentView[] };
  editions: { year: number; href: string }[];
  openData: OpenDataView;
  citation: CitationView;
  structured: StructuredData;
  /** For the head of the page. */
  alternates: { href: string; type: string }[];
  description: string;
  withdrawnAt: Instant | null;
}

export interface CoverageView {
  href: string;
  outlet: string;
  title: LocalText | null;
  date: { iso: string; text: string };
}

/** The desks of all editions that have pages. */
export async function pressDeskViews(lang: Lang): Promise<PressDeskView[]> {
  const parts = editionOfEachYear(await festivalData());
  return Promise.all(
    parts.map(async ({ edition, data, withdrawnAt }) => ({
      ...(await pressDeskView(edition, data, lang)),
      withdrawnAt,
    })),
  );
}

async function pressDeskView(
  edition: Edition,
  data: FestivalData,
  lang: Lang,
): Promise<Omit<PressDeskView, 'withdrawnAt'>> {
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
    onRequest: new Set(others.filter((hash) => hash !== undefined && !offered.has(hash))).size,
    curators: curatorViews(facts, data, lang),
    coverage: coverageViews(year, data, lang),
    policy: localise(edition.press.policy, lang),
    documents: await documentsOf(edition, data),
    editions: sortEditions(data.editions)
      .filter((other) => other.year !== year)
      .map((other) => ({ year: other.year, href: pressDeskPath(lang, other.year) })),
    openData: openDataView(edition, data, lang),
    citation: citationView(citedEdition(edition, lang), data, lang),
    structured: structuredDesk(edition, pictures, data, lang),
    alternates: [{ href: coverageFeedPath(lang), type: 'application/atom+xml' }],
    description: translator(lang)('press.description', { name: identity.name, year }),
  };
}

function coverageViews(year: number, { mediaLinks }: FestivalData, lang: Lang): CoverageView[] {
  return coverageOfYear(mediaLinks, year).map(({ url, title, date }) => ({
    href: url,
    outlet: new URL(url).hostname.replace(/^www\./, ''),
    title: localise(title, lang),
    date: { iso: date, text: formatLongDate(date, lang) },
  }));
}

/** The back end's documents are the current edition's: no other has any. */
async function documentsOf(edition: Edition, data: FestivalData): Promise<PressDeskView['documents']> {
  if (edition.id !== data.current.id) return { programmes: [], pressKits: [] };
  const { programmes, pressKits } = await resourcesView();
  return { programmes, pressKits };
}

/** The pictures with their credits for search engines, which show them beside the pictures. */
function structuredDesk(
  edition: Edition,
  pictures: readonly DeskPictureView[],
  data: FestivalData,
  lang: Lang,
): StructuredData {
  const { year } = edition;
  const name = `${identity.name} ${year}`;
  const href = pressDeskPath(lang, year);
  const legal = legalPagePath(data, lang);
  return structuredDataGraph(
    {
      '@type': 'CollectionPage',
      name: `${translator(lang)('press.title')}, ${name}`,
      url: canonicalUrl(href),
      inLanguage: lang,
      about: { '@type': 'Festival', name, url: canonicalUrl(pagePath(lang, 'edition', year)) },
      publisher: organizer,
      hasPart: pictures.map(({ file, caption, credit, picture }) => ({
        '@type': 'ImageObject',
        contentUrl: canonicalUrl(file),
        caption: caption?.text,
        width: picture.width,
        height: picture.height,
        creditText: credit ?? undefined,
        license: pictureRights ?? undefined,
        acquireLicensePage: legal ? canonicalUrl(legal) : undefined,
      })),
    },
    breadcrumbs(lang, [
      { name, href: pagePath(lang, 'edition', year) },
      { name: translator(lang)('press.title'), href },
    ]),
  );
}

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

function deskPictures(edition: Edition, data: FestivalData, lang: Lang): DeskPictureView[] {
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

import type { Manifest, MetadataItem, Collection, InternationalString } from '@iiif/presentation-3';
import { plainText } from '../../../domain/text/localise.ts';
import type { FestivalEvent } from '../../../domain/model/core.ts';
import type { Edition } from '../../../domain/model/festival.ts';
import { mainActivityOf, titleOf } from '../../../domain/event/events.ts';
import { groupByRole, namesOf, participantsOf } from '../../../domain/people/people.ts';
import { defaultLang, langs, type Lang } from '../../../domain/model/languages.ts';
import { collectionPath, manifestPath, FESTIVAL_COLLECTION_PATH, pagePath } from '../../../i18n/paths.ts';
import { identity } from '../../../site/identity.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { editionOfEachYear } from '../../../content/withdrawn-editions.ts';
import { canonicalUrl, descriptionOf } from '../../../components/structured-data.ts';
import { eventHref, titleOrUntitled, placeOrUnknown, whenOrUndated } from '../../event/lists/event-head.ts';
import { type PicturedEvent, hasPublishedPictures, picturedEvents } from '../published-pictures.ts';
import {
  canvasOf,
  creditOf,
  festivalCredit,
  rightsOf,
  thumbnailOf,
  datasetsOf,
  homepages,
  inLanguages,
  perLanguage,
  word,
  inNoLanguage,
} from './canvas.ts';

const PRESENTATION = 'http://iiif.io/api/presentation/3/context.json';

/** Returns the pictures of an event as a IIIF Presentation 3 manifest, a single one for all languages. */
export function eventManifest(
  { event, pictures }: PicturedEvent,
  { year }: Edition,
  data: FestivalData,
): Manifest {
  const address = canonicalUrl(manifestPath(year, event.id));
  const base = address.replace(/\/manifest\.json$/, '');
  return {
    '@context': PRESENTATION,
    id: address,
    type: 'Manifest',
    label: labelOf(event),
    ...summaryOf(event),
    metadata: metadataOf(event, data),
    ...festivalCredit,
    ...creditOf(pictures),
    ...rightsOf(pictures),
    ...(event.time && { navDate: event.time.start.instant.replace(/\.\d+/, '') }),
    thumbnail: pictures.slice(0, 1).map(thumbnailOf),
    homepage: homepages((lang) => ({
      path: eventHref(event.id, data, lang),
      title: titleOrUntitled(event, lang),
    })),
    seeAlso: datasetsOf(year),
    partOf: [{ id: canonicalUrl(collectionPath(year)), type: 'Collection' }],
    items: pictures.map((picture, index) => canvasOf(picture, index + 1, base)),
  };
}

function labelOf(event: FestivalEvent): InternationalString {
  const title = titleOf(event);
  return title ? inLanguages(title) : word('event.untitled');
}

function summaryOf(event: FestivalEvent): Pick<Manifest, 'summary'> | undefined {
  const activity = mainActivityOf(event);
  const summary = Object.fromEntries(
    langs.flatMap((lang) => {
      const words = activity && (activity.intro[lang] ?? activity.description[lang]);
      const text = words && descriptionOf({ text: words, lang, isFallback: false });
      return text ? [[lang, [text]]] : [];
    }),
  );
  return Object.keys(summary).length > 0 ? { summary } : undefined;
}

/** Returns when and where an event takes place, and its people by role. */
function metadataOf(event: FestivalEvent, data: FestivalData): MetadataItem[] {
  const people = groupByRole(participantsOf(event), data.by.role, defaultLang).flatMap(
    ({ role, personIds }) => {
      const names = namesOf(personIds, data.by.person);
      const label = inLanguages(role?.title ?? {});
      const isLabelled = Object.keys(label).length > 0;
      return names.length > 0
        ? [{ label: isLabelled ? label : word('event.people'), value: { none: names } }]
        : [];
    },
  );
  return [
    { label: word('event.when'), value: perLanguage((lang) => whenOrUndated(event.time, lang, null)) },
    { label: word('event.where'), value: perLanguage((lang) => whereIs(event, data, lang)) },
    ...people,
  ];
}

function whereIs(event: FestivalEvent, data: FestivalData, lang: Lang): string {
  const place = data.by.place.get(event.placeId);
  const address = place && plainText(place.address, lang);
  const { text } = placeOrUnknown(event.placeId, data, lang);
  return address ? `${text}, ${address}` : text;
}

/** Collection whose items are only referenced: each is loaded from its own address. */
type CollectionOfReferences = Omit<Collection, 'items'> & { items: Reference[] };

type Reference = Pick<Collection, 'id'> & {
  type: 'Collection' | 'Manifest';
  label: InternationalString;
  thumbnail?: ReturnType<typeof thumbnailOf>[];
};

/** Returns the collection of the manifests of an edition's events. */
export function editionCollection(edition: Edition, data: FestivalData): CollectionOfReferences {
  const { year } = edition;
  const pictured = picturedEvents(edition, data);
  return {
    '@context': PRESENTATION,
    id: canonicalUrl(collectionPath(year)),
    type: 'Collection',
    label: inNoLanguage(`${identity.name} ${year}`),
    ...festivalCredit,
    ...rightsOf(pictured.flatMap(({ pictures }) => pictures)),
    homepage: homepages((lang) => ({
      path: pagePath(lang, 'edition', year),
      title: { text: `${identity.name} ${year}`, lang },
    })),
    seeAlso: datasetsOf(year),
    partOf: [{ id: canonicalUrl(FESTIVAL_COLLECTION_PATH), type: 'Collection' }],
    items: pictured.map(({ event, pictures }) => ({
      id: canonicalUrl(manifestPath(year, event.id)),
      type: 'Manifest',
      label: labelOf(event),
      thumbnail: pictures.slice(0, 1).map(thumbnailOf),
    })),
  };
}

export function festivalCollection(data: FestivalData): CollectionOfReferences {
  return {
    '@context': PRESENTATION,
    id: canonicalUrl(FESTIVAL_COLLECTION_PATH),
    type: 'Collection',
    label: inNoLanguage(identity.name),
    items: editionOfEachYear(data)
      .filter((part) => hasPublishedPictures(part.edition, part.data))
      .map(({ edition }) => edition.year)
      .toSorted((a, b) => a - b)
      .map((year) => ({
        id: canonicalUrl(collectionPath(year)),
        type: 'Collection',
        label: inNoLanguage(`${identity.name} ${year}`),
      })),
  };
}

import type { Collection, InternationalString } from '@iiif/presentation-3';
import type { Edition } from '../../../domain/model/festival.ts';
import { collectionPath, FESTIVAL_COLLECTION_PATH, manifestPath, pagePath } from '../../../i18n/paths.ts';
import { identity } from '../../../site/identity.ts';
import { pictureRights } from '../../../site/picture-rights.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { editionOfEachYear } from '../../../content/withdrawn-editions.ts';
import { canonicalUrl } from '../../../components/structured-data.ts';
import { hasPublishedPictures, picturedEvents } from '../edition-pictures.ts';
import { creditOf, thumbnailOf } from './canvas.ts';
import { datasetsOf, homepages } from './links.ts';
import { labelOf, PRESENTATION } from './manifest.ts';
import { inNoLanguage } from './texts.ts';

/** A collection whose items are only named: each is read from its own address. */
type CollectionOfReferences = Omit<Collection, 'items'> & { items: Reference[] };

type Reference = Pick<Collection, 'id'> & {
  type: 'Collection' | 'Manifest';
  label: InternationalString;
  thumbnail?: ReturnType<typeof thumbnailOf>[];
};

/** The manifests of an edition's events. */
export function editionCollection(edition: Edition, data: FestivalData): CollectionOfReferences {
  const { year } = edition;
  return {
    '@context': PRESENTATION,
    id: canonicalUrl(collectionPath(year)),
    type: 'Collection',
    label: inNoLanguage(`${identity.name} ${year}`),
    requiredStatement: creditOf([identity.name]),
    ...(pictureRights && { rights: pictureRights }),
    homepage: homepages((lang) => ({
      path: pagePath(lang, 'edition', year),
      title: `${identity.name} ${year}`,
    })),
    seeAlso: datasetsOf(year),
    partOf: [{ id: canonicalUrl(FESTIVAL_COLLECTION_PATH), type: 'Collection' }],
    items: picturedEvents(edition, data).map(({ event, pictures }) => ({
      id: canonicalUrl(manifestPath(year, event.id)),
      type: 'Manifest',
      label: labelOf(event),
      thumbnail: pictures.slice(0, 1).map(thumbnailOf),
    })),
  };
}

/** The collections of every edition that has pictures. */
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

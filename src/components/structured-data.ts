import { localIso } from '../domain/time/local-time.ts';
import { plainText } from '../domain/text/localise.ts';
import type { Id, Lang, Moment } from '../domain/model/common.ts';
import { pagePath } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';
import { environment } from '../site/build-environment.ts';
import { festivalWords } from '../site/festival-words.ts';
import { identity } from '../site/identity.ts';
import type { FestivalData } from '../content/festival.ts';
import { mediaPath } from './picture/picture-paths.ts';
import type { PictureView } from './picture/picture-view.ts';

/** A schema.org value as JSON-LD; undefined properties are left out when it is serialised. */
export type StructuredData = Record<string, unknown>;

/** The structured data of a page, for search engines and newsrooms. */
export function structuredDataGraph(...nodes: StructuredData[]): StructuredData {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** Canonical URL of a path, without the query, which only helps old links. */
export function canonicalUrl(path: string): string {
  const url = new URL(path, environment.SITE_URL);
  url.search = '';
  return url.href;
}

/** ISO 8601 in the festival's time zone, with its offset. */
export function isoDate(moment: Moment | null | undefined): string | undefined {
  return moment ? localIso(moment) : undefined;
}

export function imageUrl(picture: PictureView | null): string | undefined {
  return picture?.kind === 'raster' ? canonicalUrl(mediaPath(picture, 'jpg', 1200)) : undefined;
}

export const organizer: StructuredData = {
  '@type': 'Organization',
  name: identity.name,
  url: `${environment.SITE_URL}/`,
};

const country = festivalWords?.country;

/** The city of the festival; undefined for a festival without texts in `src/site/festival-words.ts`. */
export function structuredCity(lang: Lang): StructuredData | undefined {
  if (!festivalWords) return undefined;
  const city = festivalWords.city[lang];
  return {
    '@type': 'Place',
    name: city,
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  };
}

/** Where a venue is and what it offers; how to reach it stands on its own page. Undefined if it has no name. */
export function structuredVenue(
  placeId: Id | null,
  { by }: FestivalData,
  lang: Lang,
): StructuredData | undefined {
  const place = placeId === null ? undefined : by.place.get(placeId);
  const name = place && plainText(place.name, lang);
  if (!place || !name) return undefined;
  const { position, accessibility } = place;
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: plainText(place.address, lang) || undefined,
      addressCountry: country,
    },
    amenityFeature:
      accessibility.length > 0
        ? accessibility.map((name) => ({
            '@type': 'LocationFeatureSpecification',
            name: translator(lang)(`access.${name}`),
            value: true,
          }))
        : undefined,
    geo: position ? { '@type': 'GeoCoordinates', ...position } : undefined,
  };
}

/** Breadcrumbs from home to the page, which is the last step. */
export function breadcrumbs(lang: Lang, steps: readonly { name: string; href: string }[]): StructuredData {
  const all = [{ name: identity.name, href: pagePath(lang) }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalUrl(href),
    })),
  };
}

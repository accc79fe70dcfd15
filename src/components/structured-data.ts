import { clockOf } from '../domain/time/clock-ranges.ts';
import { localIso } from '../domain/time/moments.ts';
import { plainText, type LocalText } from '../domain/text/localise.ts';
import type { Id, Lang, Moment } from '../domain/model/core.ts';
import { pagePath } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';
import { environment } from '../site/build-environment.ts';
import { festivalWords, identity } from '../site/identity.ts';
import type { FestivalData } from '../content/festival.ts';
import { mediaPath, type PictureView } from './picture/picture-view.ts';
import type { DayHours, OpeningSpan } from '../domain/event/opening-hours/opening-hours.ts';
import type { VenueSchedule } from '../domain/place/venue-hours.ts';
import { htmlToText } from '../domain/text/html-text.ts';

/** A schema.org value as JSON-LD; undefined properties are left out when it is serialised. */
export type StructuredData = Record<string, unknown>;

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

/** The city of the festival; undefined for a festival without texts in `src/site/identity.ts`. */
export function structuredCity(lang: Lang): StructuredData | undefined {
  if (!festivalWords) return undefined;
  const city = festivalWords.city[lang];
  return {
    '@type': 'Place',
    name: city,
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  };
}

/** Position and accessibility of a venue; only its own page has directions. Undefined if the venue has no name. */
export function structuredVenue(
  placeId: Id | null,
  { by }: FestivalData,
  lang: Lang,
): StructuredData | undefined {
  const place = by.place.get(placeId);
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

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** Minutes of a day. */
const DAY = 24 * 60;

/** Search engines read this as closed all day. */
const CLOSED = { opens: 0, closes: 0 };

/** Writes the midnight that ends a day as “23:59”, since “00:00” is where the day begins. */
const clock = (minutes: number): string => clockOf(minutes === DAY ? DAY - 1 : minutes);

const specification = ({ opens, closes }: OpeningSpan, more: StructuredData): StructuredData => ({
  '@type': 'OpeningHoursSpecification',
  ...more,
  opens: clock(opens),
  closes: clock(closes),
});

const spansOf = (hours: DayHours | undefined): readonly OpeningSpan[] =>
  typeof hours === 'string' ? [] : (hours ?? []);

/** Lists each span of a week with the days that have it. */
function weekOf({ hours: { week }, isOwn, days }: VenueSchedule): StructuredData[] {
  const spans = new Map(week.flatMap((hours) => spansOf(hours)).map((span) => [JSON.stringify(span), span]));
  return [...spans].map(([key, span]) =>
    specification(span, {
      dayOfWeek: DAYS.filter((_, index) => spansOf(week[index]).some((one) => JSON.stringify(one) === key)),
      ...(!isOwn && days && { validFrom: days.first, validThrough: days.last }),
    }),
  );
}

function exceptionsOf({ exceptions }: VenueSchedule): StructuredData[] {
  return exceptions
    .filter(({ hours }) => typeof hours !== 'string')
    .flatMap(({ day, hours }) => {
      const spans = spansOf(hours);
      return (spans.length > 0 ? spans : [CLOSED]).map((span) =>
        specification(span, { validFrom: day, validThrough: day }),
      );
    });
}

/** Hours of a venue for search engines: its own, otherwise those of its events. Only hours that are certain. */
export function structuredHours(schedules: readonly VenueSchedule[]): StructuredData {
  const own = schedules.filter(({ isOwn }) => isOwn);
  const shown = own.length > 0 ? own : schedules;
  const [usual, special] = [shown.flatMap(weekOf), shown.flatMap(exceptionsOf)];
  return {
    openingHoursSpecification: usual.length > 0 ? usual : undefined,
    specialOpeningHoursSpecification: usual.length > 0 && special.length > 0 ? special : undefined,
  };
}

const MAX_LENGTH = 200;

/** The beginning of sanitised HTML as a page description, cut between words; null if it has no text. */
export function descriptionOf(html: LocalText | null): string | null {
  const text = html ? htmlToText(html.text) : '';
  if (text.length <= MAX_LENGTH) return text || null;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))}…`;
}

import { z } from 'zod';
import { langs } from '../../fixtures/routes.ts';

/* Shapes of the structured data of pages, field by field, as schema.org defines it. */

const address = z.url();
/** A day, or a time with the offset it has in Tunis. */
const date = z.string().regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:00\+01:00)?$/);
const place = z.strictObject({
  '@type': z.literal('Place'),
  name: z.string().min(1),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string().min(1).optional(),
    addressLocality: z.string().min(1).optional(),
    addressCountry: z.literal('TN'),
  }),
  geo: z
    .strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() })
    .optional(),
  telephone: z.string().min(1).optional(),
  sameAs: address.optional(),
  amenityFeature: z
    .array(
      z.strictObject({
        '@type': z.literal('LocationFeatureSpecification'),
        name: z.string().min(1),
        value: z.literal(true),
      }),
    )
    .min(1)
    .optional(),
});
const clock = z.string().regex(/^\d\d:\d\d$/);
const hours = z
  .array(
    z.strictObject({
      '@type': z.literal('OpeningHoursSpecification'),
      dayOfWeek: z.array(z.string().regex(/^[A-Z][a-z]+day$/)).optional(),
      validFrom: z.iso.date().optional(),
      validThrough: z.iso.date().optional(),
      opens: clock,
      closes: clock,
    }),
  )
  .min(1)
  .optional();
const visited = place.extend({ openingHoursSpecification: hours, specialOpeningHoursSpecification: hours });
const organizer = z.strictObject({
  '@type': z.literal('Organization'),
  name: z.literal('Dhaw'),
  url: address,
});
const person = z.strictObject({
  '@type': z.literal('Person'),
  '@id': address.optional(),
  name: z.string().min(1),
  url: address.optional(),
  description: z.string().min(1).optional(),
  image: address.optional(),
});
const eventStatus = z.enum(
  ['Scheduled', 'Rescheduled', 'Cancelled', 'Postponed'].map((word) => `https://schema.org/Event${word}`),
);
/** An event that the page of another event links to. */
const mention = z.strictObject({
  '@type': z.enum(['Event', 'ExhibitionEvent']),
  name: z.string().min(1),
  startDate: date.optional(),
  previousStartDate: date.optional(),
  eventStatus: eventStatus.optional(),
});
/** A reference to an event or person with its own page. */
const reference = z.strictObject({ '@id': address });
const festival = z.strictObject({
  '@type': z.literal('Festival'),
  name: z.string().min(1),
  startDate: date.optional(),
});
const happening = {
  name: z.string().min(1),
  url: address,
  description: z.string().min(1).optional(),
  inLanguage: z.enum(langs),
  image: address.optional(),
  startDate: date.optional(),
  endDate: date.optional(),
  eventStatus,
  location: place.optional(),
  organizer,
};
export const event = z.strictObject({
  '@type': z.enum(['Event', 'ExhibitionEvent']),
  '@id': address,
  ...happening,
  location: visited.optional(),
  /** Language of the page, or the languages spoken at the event. */
  inLanguage: z.union([z.enum(langs), z.array(z.string().min(2)).min(1)]),
  accessibilityFeature: z.tuple([z.literal('signLanguage')]).optional(),
  maximumAttendeeCapacity: z.int().positive().optional(),
  remainingAttendeeCapacity: z.int().nonnegative().optional(),
  previousStartDate: date.optional(),
  isAccessibleForFree: z.boolean().optional(),
  performer: z.array(person).min(1).optional(),
  offers: z
    .strictObject({
      '@type': z.literal('Offer'),
      url: address,
      price: z.number().nonnegative().optional(),
      priceCurrency: z.literal('TND').optional(),
      availability: z.enum(['https://schema.org/InStock', 'https://schema.org/SoldOut']),
      validThrough: z.iso.datetime().optional(),
    })
    .optional(),
  superEvent: z.union([mention, festival]).optional(),
  subEvent: z.array(mention).min(1).optional(),
});
export const edition = z.strictObject({
  '@type': z.literal('Festival'),
  ...happening,
  performer: z.array(reference),
  subEvent: z.array(reference),
  alternateName: z.string().min(1).optional(),
});
export const profile = z.strictObject({
  '@type': z.literal('ProfilePage'),
  url: address,
  inLanguage: z.enum(langs),
  mainEntity: person,
});
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: z.string().min(1),
        item: address,
      }),
    )
    .min(2),
});
export const pageAbout = <Node extends z.ZodType>(node: Node) =>
  z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.tuple([node, breadcrumbs]) });

import { z } from 'zod';
import { langs, type TextLang, textLangs } from '../../domain/model/languages.ts';
import { accessibilities } from '../../domain/model/festival.ts';

const id = z.int().describe('Identifier given by the festival; permanent.');
const url = z.url();
const texts = z
  .strictObject(
    Object.fromEntries(textLangs.map((lang) => [lang, z.string()])) as Record<TextLang, z.ZodString>,
  )
  .partial()
  .describe('A plain text in each language the festival has it in; a language is absent rather than empty.');
const day = z.iso.date();
const moment = z
  .union([z.iso.datetime({ offset: true }), day])
  .describe('Date and time with the offset at the festival, or the day alone where no hour is known.');

const participant = z
  .strictObject({ person: id, role: id })
  .describe('A person of `people` in a role of `roles`.');

const activity = z.strictObject({
  title: texts,
  kind: texts.nullable(),
  introduction: texts,
  description: texts,
  participants: z.array(participant),
});

const picture = z.strictObject({
  url,
  width: z.int().describe('Pixels.'),
  height: z.int().describe('Pixels.'),
  title: z.string().nullable(),
  credits: z.array(z.string()).describe('Whom to name beside the picture; empty where nobody is known.'),
});

const price = z
  .strictObject({
    words: texts.describe('Who pays what; empty where only the amount is known.'),
    amount: z.number().nonnegative().nullable().describe('The full price; 0 is free.'),
    currency: z.string().length(3).describe('ISO 4217.'),
  })
  .describe('What it costs to come.');

/** Optional facts of an event or a venue are absent if unknown, never null or empty. */
const event = z.strictObject({
  id,
  url: url.describe('Its page, in the language of this file.'),
  title: texts.describe('Empty for an event without a title.'),
  type: id.nullable().describe('One of `types`.'),
  status: z
    .enum(['scheduled', 'full', 'postponed', 'cancelled', 'withdrawn'])
    .describe('Withdrawn: the festival no longer lists it; these are the last facts known of it.'),
  parent: id.nullable().describe('The event it is a part of, which may be missing from `events`.'),
  inProgramme: z.boolean().describe('It stands in the programme by itself, and so in the calendar.'),
  start: moment.nullable().describe('Null where no date is known.'),
  end: moment.nullable(),
  previousStart: moment
    .optional()
    .describe(
      'When it was to begin before it was moved or postponed; absent where it never had another date.',
    ),
  lastDay: day.nullable().describe('An event that ends after midnight belongs to the day it starts.'),
  vernissage: moment.nullable(),
  openingDays: texts,
  openingHours: z.string().nullable(),
  closures: z.array(day).optional().describe('Closed on these days, whatever `openingDays` says.'),
  price: price.optional(),
  languages: z.array(z.string()).optional().describe('Spoken or signed, as BCP 47 tags: `fr`, `ar`, `fsl`.'),
  capacity: z.int().positive().optional().describe('Number of places.'),
  venue: id.nullable().describe('One of `venues`.'),
  activities: z.array(activity).describe('What the event consists of; the first that has a title gives its.'),
  pictures: z.array(picture),
  ticketUrl: url.nullable(),
  externalUrl: url.nullable(),
  manifest: url.nullable().describe('Its pictures as a IIIF Presentation 3 manifest.'),
});

/** Schema of all published data of an edition. The shape is public: fields are added, never renamed or removed. */
const editionData = z
  .strictObject({
    $schema: url,
    format: z.literal(1),
    language: z.enum(langs).describe('Of the pages that addresses lead to; texts are in all languages.'),
    asOf: z.iso.datetime().describe('When these data were last seen to change, UTC.'),
    timeZone: z.string().describe('Of the festival, by its name in the IANA database.'),
    legalNotice: url
      .nullable()
      .describe('What the festival says of the use of its texts and pictures; no licence is granted here.'),
    edition: z.strictObject({
      id,
      year: z.int(),
      name: z.string(),
      title: texts,
      url,
      start: moment.nullable(),
      end: moment.nullable(),
      editorial: texts,
      publicHolidays: z
        .array(z.strictObject({ day, name: texts }))
        .optional()
        .describe('Days on which what is closed on public holidays is.'),
      calendar: url.nullable().describe('Its programme as iCalendar (RFC 5545).'),
      table: url.describe('Its events as CSV (RFC 4180), in the language of this file.'),
      collection: url.nullable().describe('Its pictures as a IIIF Presentation 3 collection.'),
    }),
    events: z.array(event),
    types: z.array(z.strictObject({ id, title: texts })),
    venues: z.array(
      z.strictObject({
        id,
        url,
        name: texts,
        address: texts,
        latitude: z.number().nullable().describe('Degrees, WGS 84.'),
        longitude: z.number().nullable().describe('Degrees, WGS 84.'),
        directions: texts.optional().describe('How to come.'),
        openingDays: texts.optional().describe('Its own, whatever is on there.'),
        openingHours: z.string().optional(),
        accessibility: z
          .array(z.enum(accessibilities))
          .optional()
          .describe(
            'What it offers. `stepFree`: by wheelchair, with a ramp or a lift; `level`: without any step.',
          ),
        phone: z.string().optional(),
        website: url.optional(),
      }),
    ),
    people: z.array(
      z.strictObject({
        id,
        url,
        name: z.string(),
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
      }),
    ),
    roles: z.array(z.strictObject({ id, title: texts })),
    partners: z.array(z.strictObject({ id, name: texts, url: url.nullable() })),
  })
  .meta({ title: 'An edition of a festival', description: 'Its events, venues, people and partners.' });

export type EditionData = z.infer<typeof editionData>;
export type EventData = EditionData['events'][number];
export type VenueData = EditionData['venues'][number];

/** Returns the schema of an edition as JSON Schema 2020-12. @param address address at which it is published. */
export function editionJsonSchema(address: string): object {
  return { $id: address, ...z.toJSONSchema(editionData) };
}

import { z } from 'zod';
import { langs, type TextLang, textLangs } from '../../domain/model/languages.ts';
import { accessibilities } from '../../domain/model/festival.ts';

const id = z.int().describe('Permanent identifier, assigned by the festival.');
const url = z.url();
const texts = z
  .strictObject(
    Object.fromEntries(textLangs.map((lang) => [lang, z.string()])) as Record<TextLang, z.ZodString>,
  )
  .partial()
  .describe(
    'Plain text in each language in which the festival provides it. Other languages are absent, never empty.',
  );
const day = z.iso.date();
const moment = z
  .union([z.iso.datetime({ offset: true }), day])
  .describe('Date and time with the UTC offset of the festival, or only the date if the time is unknown.');

const participant = z
  .strictObject({ person: id, role: id.optional().describe('Absent if the festival states no role.') })
  .describe('Person in `people` and role in `roles`, by id.');

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
  credits: z.array(z.string()).describe('Names to credit next to the picture; empty if none is known.'),
});

const price = z
  .strictObject({
    words: texts.describe('Prices and conditions in words; empty if only the amount is known.'),
    amount: z.number().nonnegative().nullable().describe('Full price; 0 if admission is free.'),
    currency: z.string().length(3).describe('ISO 4217.'),
  })
  .describe('Price of admission.');

/** Optional facts of an event or a venue are absent if unknown, never null or empty. */
const event = z.strictObject({
  id,
  url: url.describe('Page of the event, in the language of this file.'),
  title: texts.describe('Empty for an event without a title.'),
  type: id.nullable().describe('Id of a type in `types`.'),
  status: z
    .enum(['scheduled', 'full', 'postponed', 'cancelled', 'withdrawn'])
    .describe('`withdrawn`: the festival no longer lists the event; this is the last known data.'),
  parent: id
    .nullable()
    .describe('Id of the event of which it is a part. That event may be missing from `events`.'),
  inProgramme: z.boolean().describe('Whether the programme and the calendar list the event separately.'),
  start: moment.nullable().describe('Null if no date is known.'),
  end: moment.nullable(),
  previousStart: moment
    .optional()
    .describe('Start before the event was moved or postponed; absent if it was not.'),
  lastDay: day
    .nullable()
    .describe('Last day of the event. One that ends after midnight belongs to the day on which it starts.'),
  vernissage: moment.nullable(),
  openingDays: texts,
  openingHours: z.string().nullable(),
  closures: z
    .array(day)
    .optional()
    .describe('Days on which it is closed, even if `openingDays` includes them.'),
  price: price.optional(),
  languages: z
    .array(z.string())
    .optional()
    .describe('Spoken and signed languages, as BCP 47 tags: `fr`, `ar`, `fsl`.'),
  capacity: z.int().positive().optional().describe('Number of places.'),
  venue: id.nullable().describe('Id of a venue in `venues`.'),
  activities: z
    .array(activity)
    .describe('Parts of the event. The first title among them is the title of the event.'),
  pictures: z.array(picture),
  ticketUrl: url.nullable(),
  externalUrl: url.nullable(),
  manifest: url.nullable().describe('Pictures of the event as a IIIF Presentation 3 manifest.'),
});

/** Schema of all published data of an edition. The shape is public: fields are added, never renamed or removed. */
const editionData = z
  .strictObject({
    $schema: url,
    format: z.literal(1),
    language: z
      .enum(langs)
      .describe('Language of the pages to which `url` fields link. Texts are in all languages.'),
    asOf: z.iso.datetime().describe('Time at which a change of this data was last detected, in UTC.'),
    timeZone: z.string().describe('Time zone of the festival, as a name in the IANA database.'),
    legalNotice: url
      .nullable()
      .describe('Page with the festival’s terms of use for texts and pictures. This file grants no licence.'),
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
        .describe(
          'Public holidays during the edition; places that close on public holidays are closed on these days.',
        ),
      calendar: url.nullable().describe('Programme as iCalendar (RFC 5545).'),
      table: url.describe('Events as CSV (RFC 4180), in the language of this file.'),
      collection: url.nullable().describe('Pictures as a IIIF Presentation 3 collection.'),
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
        directions: texts.optional().describe('How to get there.'),
        openingDays: texts
          .optional()
          .describe('Opening days of the venue itself, independent of its events.'),
        openingHours: z.string().optional(),
        accessibility: z
          .array(z.enum(accessibilities))
          .optional()
          .describe(
            '`stepFree`: accessible by wheelchair, with a ramp or a lift; `level`: without any step.',
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
  .meta({
    title: 'An edition of a festival',
    description: 'Events, venues, people and partners of an edition.',
  });

export type EditionData = z.infer<typeof editionData>;
export type EventData = EditionData['events'][number];
export type VenueData = EditionData['venues'][number];

/** Returns the schema of an edition as JSON Schema 2020-12. @param address address at which it is published. */
export function editionJsonSchema(address: string): object {
  return { $id: address, ...z.toJSONSchema(editionData) };
}

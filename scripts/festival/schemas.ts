import { z } from 'zod';
import { isTimeZone } from '../../src/domain/time/zone-clock.ts';
import {
  colours,
  day,
  file,
  flag,
  id,
  link,
  must,
  opening,
  reference,
  shaped,
  text,
  titled,
  words,
} from './values.ts';

/**
 * Schemas of the files in a festival's folder, in the terms of the glossary. Error messages, the JSON Schemas for
 * editors and the folder's README are generated from them.
 */

export const festivalSchema = z.strictObject({
  name: text.describe('Name of the festival.'),
  slug: shaped(/^[a-z0-9_-]+$/, 'be lower-case letters, digits, dashes or underscores').describe(
    'Name in addresses and file names.',
  ),
  timeZone: text
    .refine(isTimeZone, { error: must('be a time zone such as Africa/Tunis') })
    .describe('Time zone of all times in the folder.'),
  currency: text
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
      error: must('be the code of a currency, e.g. TND, EUR or CAD'),
    })
    .optional()
    .describe('Currency of all prices, e.g. TND (default), EUR or CAD.'),
  contactEmail: z.email().optional().describe('Address shown in place of forms, which need a back end.'),
  currentYear: z.int({ error: must('be the year of an edition') }).describe('Year of the current edition.'),
  menus: z
    .array(
      z.strictObject({
        ...titled,
        hidden: flag.optional().describe('Whether to hide the menu.'),
        entries: z.array(
          z.strictObject({
            ...titled,
            to: text.optional().describe('Path of a page of the site, e.g. calendar; the README lists them.'),
            page: reference.optional().describe('Page of your own: folder in pages/, title or id.'),
            hidden: flag.optional().describe('Whether to hide the entry.'),
          }),
        ),
      }),
    )
    .describe('Menus of the site, in this order.'),
  socialLinks: z
    .array(z.strictObject({ id, icon: text.describe('e.g. instagram'), link }))
    .default([])
    .describe('Accounts on social networks.'),
  documents: z
    .array(z.strictObject({ id, file: file.optional() }))
    .default([])
    .describe('PDFs with the ids that the README lists. One without a file has been withdrawn.'),
});

const vocabulary = <T extends z.ZodType>(entry: T) => z.record(z.string(), entry);

/** Entries are referenced by their key, title or id; the order of the file is the order on pages. */
export const vocabularySchema = z.strictObject({
  eventTypes: vocabulary(z.strictObject({ ...titled, colours: colours.optional() })).describe(
    'Types of events, with their colours.',
  ),
  activityKinds: vocabulary(z.strictObject(titled)).default({}).describe('Kinds of activities.'),
  roles: vocabulary(
    z.strictObject({
      ...titled,
      order: z.int().optional(),
      category: z
        .int()
        .optional()
        .describe('1, 5, 6 and 9 are roles of the team, which the page join-us shows.'),
    }),
  ).describe('Roles of people in an event.'),
  partnerTypes: vocabulary(z.strictObject(titled)).default({}).describe('Kinds of partners.'),
  questionSubjects: vocabulary(z.strictObject(titled)).default({}).describe('Subjects of the questions.'),
});

export const video = z.strictObject({
  title: words,
  youtube: shaped(/^[\w-]{11}$/, 'be the eleven characters that identify the video in its address')
    .optional()
    .describe('The eleven characters that identify the video in its address.'),
  still: file.optional(),
});

const degrees = (most: number, be: string) =>
  z
    .number({ error: must(be) })
    .min(-most, { error: must(be) })
    .max(most, { error: must(be) });

export const placeSchema = z.strictObject({
  id,
  name: words,
  latitude: degrees(90, 'be degrees north, from -90 to 90, e.g. 36.8014').optional(),
  longitude: degrees(180, 'be degrees east, from -180 to 180, e.g. 10.1698').optional(),
  address: words.optional(),
  access: words.optional().describe('How to get there, in words.'),
  accessibility: z
    .array(z.enum(['stepFree', 'accessibleToilets', 'hearingLoop', 'guideDogs', 'signLanguage', 'noSteps']))
    .default([]),
  ...opening,
  phone: text.optional(),
  website: link.optional(),
});

export const personSchema = z.strictObject({
  id,
  firstName: text.optional(),
  lastName: text,
  portrait: file.optional(),
  videos: z.array(video).default([]),
});

export const partnerSchema = z.strictObject({
  id,
  type: reference.describe('Key, title or id in partnerTypes of vocabulary.yaml.'),
  name: words,
  logo: file.optional(),
  highlight: flag.default(false).describe('Whether the home page shows the partner too.'),
  website: link.optional(),
});

export const questionsSchema = z.array(
  z.strictObject({
    id,
    subject: reference.describe('Key, title or id in questionSubjects of vocabulary.yaml.'),
    question: words,
    answer: words.describe('Markdown.'),
  }),
);

export const coverageSchema = z.array(
  z.strictObject({ id, link, title: words, date: day.optional(), picture: file.optional() }),
);

export const pageSchema = z.strictObject({
  id,
  screens: z
    .array(z.string().nullable())
    .default([])
    .describe('For each section, the screen of the site shown between its title and its text, or null.'),
});
export const pageTextSchema = z.strictObject({ title: text.optional() });

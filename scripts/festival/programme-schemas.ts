import { z } from 'zod';
import { languageTag } from '../../src/domain/text/languages.ts';
import { video } from './schemas.ts';
import {
  colours,
  day,
  end,
  file,
  flag,
  id,
  link,
  must,
  opening,
  reference,
  shaped,
  text,
  wallTime,
  words,
} from './values.ts';

/** Schemas of the files of editions and their events; `schemas.ts` has those of all other files. */

const photo = z.strictObject({
  file,
  title: words.optional().describe('Caption.'),
  description: words.optional().describe('Description of the picture for screen readers.'),
  author: text.optional().describe('Photographer; named next to the picture if it has no credit.'),
  date: shaped(/^\d{4}(?:-\d{2}-\d{2})?$/, 'be a year or a day in quotes, written as "2024" or 2024-10-12')
    .optional()
    .describe('Year or day on which it was taken.'),
  licence: text.optional().describe('Address of the licence, or its name.'),
  credit: z.array(text).default([]).describe('Credit lines, shown exactly as written.'),
  press: flag.default(false).describe('Whether the press may download it.'),
  rights: words.optional().describe('Rights, if they differ from those of the edition.'),
});

const activity = {
  kind: reference.optional().describe('Key, title or id in activityKinds of vocabulary.yaml.'),
  cover: file.optional(),
  people: z
    .record(z.string(), z.array(reference).default([]))
    .optional()
    .describe('People by role: names, folders in people/ or ids.'),
};

const status = z
  .enum(['cancelled', 'postponed', 'full'])
  .describe('Absent if the event takes place as planned.');

const LANGUAGE = 'be the code of a language, e.g. fr, en or ar, or of a sign language: fsl, tse, ase or bfi';
const language = text.refine((code) => languageTag(code) !== null, { error: must(LANGUAGE) });

export const eventSchema = z.strictObject({
  id,
  type: reference.optional().describe('Key, title or id in eventTypes of vocabulary.yaml.'),
  ...activity,
  parent: reference.optional().describe('Event of which this one is a part.'),
  place: reference.optional().describe('Venue: file in places/, name or id.'),
  start: wallTime.optional(),
  end: end.optional(),
  vernissage: wallTime.optional(),
  ...opening,
  closures: z.array(day).default([]).describe('Days on which it is closed despite its opening days.'),
  tickets: link.optional().describe('Page that sells tickets.'),
  website: link.optional(),
  registration: flag.default(false).describe('Whether visitors can register on the site.'),
  status: status.optional(),
  price: z
    .strictObject({
      amount: z.number().nonnegative().optional().describe('Full price, e.g. 20 or 12.50; 0 if free.'),
      words: words.optional().describe('Shown in place of the amount and the currency.'),
    })
    .optional(),
  languages: z.array(language).default([]).describe(`Spoken or signed; each must ${LANGUAGE}.`),
  capacity: z.int().positive().optional().describe('Number of places.'),
  firstPlanned: wallTime.optional().describe('Original start of an event that was moved.'),
  hidden: flag
    .default(false)
    .describe('Whether to hide the event. If it was published, its page says that it was withdrawn.'),
  inProgramme: flag.default(true).describe('false if it has a page but is not listed in the programme.'),
  photos: z.array(photo).default([]),
  videos: z.array(video).default([]),
  activities: z
    .array(
      z.strictObject({
        title: words.optional(),
        ...activity,
        intro: words.optional(),
        text: words.optional(),
      }),
    )
    .default([])
    .describe('Other activities of the same event.'),
  changes: z
    .array(z.strictObject({ from: wallTime, status: status.optional(), hidden: flag.optional() }))
    .default([])
    .describe('Changes that take effect at a later time.'),
});
export const eventTextSchema = z.strictObject({
  title: text.optional().describe('May be missing in one language, but not in both; "" if there is none.'),
  intro: text.optional().describe('Markdown.'),
});

export const editionSchema = z.strictObject({
  id,
  year: z.int({ error: must('be a year') }),
  banner: file
    .optional()
    .describe('Wide picture for the home page and the page of the edition, at least 1600 pixels.'),
  colours: colours.optional(),
  start: day.optional(),
  end: day.optional(),
  partners: z.array(reference).default([]).describe('Files in partners/, names or ids.'),
  holidays: z.array(z.strictObject({ date: day, title: words })).default([]),
  rights: z
    .strictObject({
      press: words.optional().describe('Rights of the photographs that the press may download.'),
      others: words.optional(),
    })
    .default({}),
  pressContact: z.strictObject({ name: text, email: z.email(), phone: text.optional() }).optional(),
  figures: z
    .array(z.strictObject({ value: words, label: words, source: words.optional() }))
    .default([])
    .describe('Key figures for the press.'),
});
export const editionTextSchema = z.strictObject({
  title: text.optional(),
  pressPolicy: text.optional().describe('Policy on embargoes and credits.'),
  presentation50: text.optional().describe('Presentation of about 50 words.'),
  presentation100: text.optional().describe('Presentation of about 100 words.'),
  presentation250: text.optional().describe('Presentation of about 250 words.'),
});

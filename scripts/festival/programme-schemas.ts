import { z } from 'zod';
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
  title: words.optional().describe('Its caption.'),
  description: words.optional().describe('What is seen, for those who do not see it.'),
  author: text.optional().describe('Who took it: named beside it where it has no credit.'),
  date: shaped(/^\d{4}(?:-\d{2}-\d{2})?$/, 'be a year or a day in quotes, written as "2024" or 2024-10-12')
    .optional()
    .describe('When it was taken.'),
  licence: text.optional().describe('Its address, or words.'),
  credit: z.array(text).default([]).describe('Whom to name beside it, exactly as it is to be written.'),
  press: flag.default(false).describe('The press may download it.'),
  rights: words.optional().describe('Where they differ from those of the edition.'),
});

const activity = {
  kind: reference.optional().describe('Of activityKinds in vocabulary.yaml.'),
  cover: file.optional(),
  people: z
    .record(z.string(), z.array(reference))
    .optional()
    .describe('People by role: names, folders in people/ or ids.'),
};

const status = z.enum(['cancelled', 'postponed', 'full']).describe('Absent: as planned.');

export const eventSchema = z.strictObject({
  id,
  type: reference.optional().describe('Of eventTypes in vocabulary.yaml.'),
  ...activity,
  parent: reference.optional().describe('Event that this one is part of.'),
  place: reference.optional().describe('File in places/, name or id.'),
  start: wallTime.optional(),
  end: end.optional(),
  vernissage: wallTime.optional(),
  ...opening,
  closures: z.array(day).default([]).describe('Days on which it is closed all the same.'),
  tickets: link.optional().describe('Where tickets are sold.'),
  website: link.optional(),
  registration: flag.default(false).describe('Visitors register on the site.'),
  status: status.optional(),
  price: z
    .strictObject({ amount: z.number().nonnegative().optional(), words: words.optional() })
    .optional()
    .describe('In figures, 0 being free, and in words.'),
  languages: z.array(z.string()).default([]).describe('Spoken or signed, e.g. fr, ar, tse.'),
  capacity: z.int().positive().optional().describe('Places.'),
  firstPlanned: wallTime.optional().describe('When it was to begin, where it has another date now.'),
  hidden: flag.default(false).describe('Not on the site; once published, its page says so.'),
  inProgramme: flag.default(true).describe('false: it has a page, but no place in the programme.'),
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
    .describe('What becomes of it at a later time.'),
});
export const eventTextSchema = z.strictObject({
  title: text.optional().describe('Is asked for; "" where the event is to have none.'),
  intro: text.optional().describe('Markdown.'),
});

export const editionSchema = z.strictObject({
  id,
  year: z.int({ error: must('be a year') }),
  banner: file.optional().describe('Wide picture of the home page and of its own, from 1600 pixels.'),
  colours: colours.optional(),
  start: day.optional(),
  end: day.optional(),
  partners: z.array(reference).default([]).describe('Files in partners/, names or ids.'),
  holidays: z.array(z.strictObject({ date: day, title: words })).default([]),
  rights: z
    .strictObject({
      press: words.optional().describe('Of the photographs that the press may download.'),
      others: words.optional(),
    })
    .default({}),
  pressContact: z.strictObject({ name: text, email: z.email(), phone: text.optional() }).optional(),
  figures: z
    .array(z.strictObject({ value: words, label: words, source: words.optional() }))
    .default([])
    .describe('For the press.'),
});
export const editionTextSchema = z.strictObject({
  title: text.optional(),
  pressPolicy: text.optional().describe('On embargo and credits.'),
  presentation50: text.optional().describe('In about 50 words.'),
  presentation100: text.optional().describe('In about 100 words.'),
  presentation250: text.optional().describe('In about 250 words.'),
});

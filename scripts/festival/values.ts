import { z } from 'zod';
import { isDay } from '../../src/domain/time/days.ts';

/** Languages that the records of the back end have fields for, as its contract names them. */
export type RecordLang = 'fr' | 'en';

export type ActivityLang = RecordLang | 'ar';

/** Creates the error message for a value that is wrong or missing. */
export const must =
  (be: string) =>
  ({ input }: { input?: unknown }): string => {
    if (input === undefined) return `is missing: it must ${be}`;
    const isShort = typeof input === 'string' || typeof input === 'number';
    return isShort ? `is “${input}”, but must ${be}` : `must ${be}`;
  };

/** Returns what a value must be, in an organiser's words, for schemas without a message of their own. */
export const messageOf: z.core.$ZodErrorMap = (issue) => {
  const be = requirement(issue);
  return be === undefined ? undefined : must(be)(issue);
};

function requirement(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_small') return `be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'be an e-mail address';
  if (issue.code === 'invalid_value') return `be one of ${issue.values.join(', ')}`;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.inst instanceof z.ZodArray) {
    // No entry may be a function, so the error for a function states what an entry must be.
    const entry = z.safeParse(issue.inst.element, () => undefined, { error: messageOf });
    return `be a list, [ …, … ], each of which ${entry.error?.issues[0]?.message ?? 'is a value'}`;
  }
  if (issue.inst instanceof z.ZodObject) {
    const first = Object.keys(issue.inst.shape).slice(0, 4);
    return `have fields, e.g. { ${first.map((name) => `${name}: …`).join(', ')} }`;
  }
  const kinds: Record<string, string> = {
    int: 'be a whole number',
    number: 'be a number',
    record: 'have names with values, { name: value, … }',
    string: 'be a text',
  };
  return kinds[issue.expected];
}

/** Schema of a text that matches a pattern and, if it does, passes a test; there is one message for both. */
export const shaped = (shape: RegExp, be: string, isRight: (text: string) => boolean = () => true) =>
  z
    .string({ error: must(be) })
    .regex(shape, { error: must(be), abort: true })
    .refine(isRight, { error: must(be) });

/** Descriptions of values that many fields have. */
export const COMMON = {
  id: 'Number that never changes: addresses and registrations depend on it.',
  words: 'Text for both languages, or { fr: …, en: … } with one of them or both.',
  file: 'Path of a file, relative to the folder of this one.',
} as const;

export const id = z
  .int({ error: must('be a whole number that no other of its kind has') })
  .positive('must be 1 or more')
  .describe(COMMON.id);
export const text = z.string({ error: must('be a text') });
export const words = z
  .union([z.string(), z.strictObject({ fr: z.string().optional(), en: z.string().optional() })], {
    error: must('be a text, or one in each language: { fr: …, en: … }'),
  })
  .describe(COMMON.words);
export const reference = z.union([z.int(), z.string()], { error: must('be an id or a name') });
export const file = z
  .string({ error: must('be the path of a file, relative to the folder of this one') })
  .describe(COMMON.file);
export const link = z.url({ protocol: /^https?$/, error: must('be an address such as https://example.org') });
export const day = shaped(/^\d{4}-\d{2}-\d{2}$/, 'be a day of the calendar, written as 2024-10-12', isDay);
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d';
export const wallTime = shaped(
  new RegExp(`^\\d{4}-\\d{2}-\\d{2} ${TIME}$`),
  'be a day of the calendar and a time, written as 2024-10-12 18:30',
  (time) => isDay(time.slice(0, 10)),
).describe('Time in the festival’s time zone, e.g. 2024-10-12 18:30.');
export const end = shaped(
  new RegExp(`^(?:\\d{4}-\\d{2}-\\d{2} )?${TIME}$`),
  'be a time, written as 20:30, or a day of the calendar and a time, written as 2024-10-12 20:30',
  (time) => !time.includes(' ') || isDay(time.slice(0, 10)),
).describe('Day and time, or only a time, which may be in the night after the start: 23:00 to 02:00.');
const colour = shaped(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'be a colour, written as "#b93a12"');
export const colours = z
  .tuple([colour, colour], { error: must('be two colours, a darker and a lighter one') })
  .describe('The first is the colour of backgrounds, bars and pins, the second that of hover and focus.');
export const flag = z.boolean({ error: must('be true or false') });

export const titled = { id, title: words };
export const opening = {
  openingDays: words.optional().describe('e.g. Du mercredi au dimanche / Wednesday to Sunday'),
  openingHours: text.optional().describe('e.g. 10:00 – 18:00'),
};

export type Words = z.infer<typeof words>;
export type Reference = z.infer<typeof reference>;

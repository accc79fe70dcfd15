import { z } from 'zod';

/** Schema of one query parameter, null if it is absent. An empty one is an error: it must not widen a list. */
const optional = <Value>(value: z.ZodType<Value, string>) =>
  z
    .array(z.string())
    .max(1, { error: 'Give this only once.', abort: true })
    .transform(([text = '']) => text)
    .pipe(value)
    .nullable()
    .default(null);

const number = (digits: RegExp, expected: string) =>
  optional(z.string().regex(digits, expected).transform(Number));
const id = number(/^\d{1,15}$/, 'Enter a whole number.');
const day = optional(z.iso.date('Enter a date as yyyy-MM-dd.'));

/** Filters of `/evenements/`; other parameters are ignored. */
export const eventFilters = z.object({
  edition: id,
  type: id,
  activity_type: id,
  personne_id: id,
  has_parent: optional(
    z.enum(['true', 'false'], 'Enter true or false.').transform((text) => Number(text === 'true')),
  ),
  /** The day on which an event starts. */
  date_debut: day,
  /** A day on which an event runs. */
  exact_date: day,
});

/** Filters of a list of events; null filters nothing. Days are `yyyy-MM-dd`. */
export type EventFilters = z.infer<typeof eventFilters>;

export const editionQuery = z.object({ annee: number(/^\d{4}$/, 'Enter a year of four digits.') });

export const searchQuery = z.object({
  search: optional(z.string().max(200, 'Search for at most 200 characters.')),
});

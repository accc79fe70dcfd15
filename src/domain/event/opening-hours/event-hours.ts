import type { OpeningHours } from './opening-hours.ts';
import { ALL_DAY, partsOf } from './parts.ts';
import { statementsOf } from './statements.ts';
import { tokensOf } from './tokens.ts';
import { weekOf } from './week.ts';
import type { Lang, Opening } from '../../model/core.ts';
import { localise } from '../../text/localise.ts';
import { clockOf, formatClockRange, inClockStyle, UNBROKEN_DASH } from '../../time/clock-ranges.ts';

/**
 * The rule **Opening hours**: reads a phrase such as “Du mardi au dimanche, 10:00 – 18:00” or “Daily except Monday, 10
 * am – 6 pm”, in French or English.
 * @returns null if the phrase has an unknown word or more than one reading: it is then shown as written.
 */
export function readOpeningHours(phrase: string): OpeningHours | null {
  const tokens = tokensOf(phrase);
  const parts = tokens && partsOf(tokens);
  const statements = parts && statementsOf(parts);
  return statements && weekOf(statements);
}

/**
 * Reads the opening hours of an event or a venue. Null if they cannot be read in every language they are written in, or
 * if two languages differ (**Opening hours**): the words are then shown as written.
 */
export function openingHoursOf({ openingDays, openingHours }: Opening): OpeningHours | null {
  const days = Object.values(openingDays);
  const phrases = (days.length > 0 ? days : ['']).map((words) => `${words}, ${openingHours ?? ''}`);
  const [read, ...others] = phrases.map(readOpeningHours);
  const agree = others.every((other) => JSON.stringify(other) === JSON.stringify(read));
  return read && agree ? read : null;
}

/** The text has no words besides those between hours: words such as “entrée libre” must not be lost. */
const ONLY_HOURS = /^(?:[^\p{L}]|h|[ap]m|à|et|and|to|de|midi|noon|minuit|midnight)+$/iu;

/** Rewrites hours without words; among words, only those such as “18:00”, which both languages read alike. */
function hoursInWords(hours: string, lang: Lang): string {
  const tokens = ONLY_HOURS.test(hours) ? tokensOf(hours) : null;
  const [part, more] = (tokens && partsOf(tokens)) ?? [];
  if (part?.kind !== 'spans' || more) return inClockStyle(hours, lang);
  const clock = (minutes: number): string => (minutes === ALL_DAY.closes ? '24:00' : clockOf(minutes));
  return part.spans
    .map(({ opens, closes }) => formatClockRange(clockOf(opens), clock(closes), lang))
    .join(', ');
}

/** Returns the opening days and hours in words; the hours are in **Clock style** if they can be read. */
export function openingWordsOf(subject: Opening, lang: Lang) {
  const { openingHours } = subject;
  const openingDays = localise(subject.openingDays, lang);
  if (!openingHoursOf(subject))
    return { openingDays, openingHours: openingHours?.replaceAll(' – ', UNBROKEN_DASH) ?? null };
  return {
    openingDays: openingDays && {
      ...openingDays,
      text: inClockStyle(openingDays.text, openingDays.lang),
    },
    openingHours: openingHours && hoursInWords(openingHours, lang),
  };
}

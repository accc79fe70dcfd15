import type { OpeningHours } from './opening-hours.ts';
import { partsOf } from './parts.ts';
import { statementsOf } from './statements.ts';
import { tokensOf } from './tokens.ts';
import { weekOf } from './week.ts';
import type { Lang, FestivalEvent } from '../../model/core.ts';
import { localise } from '../../text/localise.ts';
import { inClockStyle, UNBROKEN_DASH } from '../../time/clock-ranges.ts';

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
export function openingHoursOf({
  openingDays,
  openingHours,
}: Pick<FestivalEvent, 'openingDays' | 'openingHours'>): OpeningHours | null {
  const days = Object.values(openingDays);
  const phrases = (days.length > 0 ? days : ['']).map((words) => `${words}, ${openingHours ?? ''}`);
  const [read, ...others] = phrases.map(readOpeningHours);
  const agree = others.every((other) => JSON.stringify(other) === JSON.stringify(read));
  return read && agree ? read : null;
}

/** Returns the opening days and hours in words; the hours are in **Clock style** if they can be read. */
export function openingWordsOf(subject: Pick<FestivalEvent, 'openingDays' | 'openingHours'>, lang: Lang) {
  const { openingHours } = subject;
  const openingDays = localise(subject.openingDays, lang);
  if (!openingHoursOf(subject))
    return { openingDays, openingHours: openingHours?.replaceAll(' – ', UNBROKEN_DASH) ?? null };
  return {
    openingDays: openingDays && {
      ...openingDays,
      text: inClockStyle(openingDays.text, openingDays.lang),
    },
    openingHours: openingHours && inClockStyle(openingHours, lang),
  };
}

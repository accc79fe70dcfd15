import type { FestivalEvent } from '../../model/event.ts';
import type { OpeningHours } from './opening-hours.ts';
import { readOpeningHours } from './read-opening-hours.ts';

/**
 * When an event is open, by the words the back end has for it. Null when they cannot be read in every language that
 * has them, or when two languages do not say the same (**Opening hours**): the words are then shown as they stand.
 */
export function openingHoursOf({
  openingDays,
  openingHours,
}: Pick<FestivalEvent, 'openingDays' | 'openingHours'>): OpeningHours | null {
  const days = [openingDays.fr, openingDays.en].filter((words) => words !== undefined);
  const phrases = (days.length > 0 ? days : ['']).map((words) =>
    [words, openingHours].filter(Boolean).join(', '),
  );
  const [read, ...others] = phrases.map(readOpeningHours);
  const agree = others.every((other) => JSON.stringify(other) === JSON.stringify(read));
  return read && agree ? read : null;
}

import { coveredDays, editionDays } from '../edition/edition-days.ts';
import { runsOn } from '../event/event-days.ts';
import type { Day } from '../model/common.ts';
import type { Edition } from '../model/festival.ts';
import { daysFrom } from '../time/days.ts';
import type { EditionProgramme } from './programme.ts';

/** With more rows than these, filtering them in place takes a phone longer than 200 ms. */
const LONGEST_PAGE = 300;

/** A programme too long for one page: its rows stand on the pages of its days. */
export function isSplit({ events }: { events: readonly unknown[] }): boolean {
  return events.length > LONGEST_PAGE;
}

/**
 * The rule **Pages of days**. What leads to a day asks here: the programme, the search, the addresses that a day had while
 * its edition was the current one.
 */
export function hasDayPages(programme: EditionProgramme, current: Pick<Edition, 'id'>): boolean {
  return programme.edition.id === current.id || isSplit(programme);
}

/** The days of an edition's calendar on which anything runs. */
export function daysOfProgramme({ edition, events }: EditionProgramme): Day[] {
  const range = editionDays(edition, events);
  if (!range) return [];
  return daysFrom(coveredDays(range, events)).filter((day) =>
    events.some(({ time }) => time && runsOn(time, day)),
  );
}

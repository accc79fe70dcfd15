import type { Moment, Instant, FestivalEvent } from '../model/core.ts';
import type { Edition } from '../model/festival.ts';
import { later } from '../time/days.ts';
import { endOfDay } from '../time/moments.ts';

/** Sorts editions, newest first. */
export function sortEditions(editions: readonly Edition[]): Edition[] {
  return editions.toSorted((a, b) => b.year - a.year || b.id - a.id);
}

/** The rule **Edition by year**. If a year has two editions, the one with the smallest id. */
export function editionByYear(editions: readonly Edition[], year: number): Edition | null {
  return sortEditions(editions).findLast((edition) => edition.year === year) ?? null;
}

/**
 * The rule **Current edition**: the edition of the year, otherwise the most recent one.
 * @throws Error if there is no edition at all.
 */
export function currentEdition(editions: readonly Edition[], year: number): Edition {
  const edition = editionByYear(editions, year) ?? sortEditions(editions)[0];
  if (edition) return edition;
  throw new Error(
    `No edition to show, neither of ${year} nor of another year: does the back end list any edition?`,
  );
}

/** Returns editions, oldest first, with their rank: "01" for the first edition ever. */
export function timelineOf(editions: readonly Edition[]) {
  return sortEditions(editions)
    .reverse()
    .map((edition, index) => ({ edition, rank: String(index + 1).padStart(2, '0') }));
}

/** The edition is over at that moment. An edition without an end is over when its year is. */
export function isPast({ end, year }: Pick<Edition, 'end' | 'year'>, now: Moment): boolean {
  if (!end) return Number(now.day.slice(0, 4)) > year;
  return end.time === null ? now.day > end.day : now.instant >= end.instant;
}

/**
 * When an edition opens and closes. If its end has no time, it closes at the end of that day in the time zone, or later
 * when the last event of that day ends. An edition without an end closes at the end of its year. Used by the build
 * only: browsers receive the instants and need no code for time zones.
 * @param timeZone IANA name.
 */
export function editionSpan(
  { start, end, year }: Pick<Edition, 'start' | 'end' | 'year'>,
  events: readonly Pick<FestivalEvent, 'time'>[],
  timeZone: string,
): { opening: Instant | null; closing: Instant } {
  const opening = start?.instant ?? null;
  if (end && end.time !== null) return { opening, closing: end.instant };
  const lastDay = end?.day ?? `${year}-12-31`;
  const ends = events.flatMap(({ time }) => (time?.lastDay === lastDay && time.end ? time.end.instant : []));
  return { opening, closing: ends.reduce(later, endOfDay(lastDay, timeZone)) };
}

/**
 * Returns the edition that the page of a past edition links to: the next one that is not over, otherwise the current
 * one. Null if there is no later edition. See the rule **Past editions stay**.
 */
export function editionAfter(
  edition: Edition,
  { editions, current }: { editions: readonly Edition[]; current: Edition },
  now: Moment,
): Edition | null {
  const next =
    sortEditions(editions).findLast((other) => other.year > edition.year && !isPast(other, now)) ?? current;
  return next.year > edition.year ? next : null;
}

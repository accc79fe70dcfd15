import type { Moment } from '../model/common.ts';
import type { Edition } from '../model/festival.ts';

/** Newest first. */
export function sortEditions(editions: readonly Edition[]): Edition[] {
  return editions.toSorted((a, b) => b.year - a.year || b.id - a.id);
}

/** The rule **Edition by year**. If a year has two editions, the one with the smallest id. */
export function editionByYear(editions: readonly Edition[], year: number): Edition | null {
  return sortEditions(editions).findLast((edition) => edition.year === year) ?? null;
}

/** The most recent edition; null when there is none at all. */
export function lastEdition(editions: readonly Edition[]): Edition | null {
  return sortEditions(editions)[0] ?? null;
}

/**
 * The rule **Current edition**: the edition of the year, else the most recent one.
 * @throws Error when there is no edition at all.
 */
export function currentEdition(editions: readonly Edition[], year: number): Edition {
  const edition = editionByYear(editions, year) ?? lastEdition(editions);
  if (edition) return edition;
  throw new Error(
    `No edition to show, neither of ${year} nor of another year: does the back end list any edition?`,
  );
}

/** One card of the timeline. */
export interface RankedEdition {
  edition: Edition;
  /** "01" for the first edition ever. */
  rank: string;
}

/** Oldest first, with their rank. */
export function timelineOf(editions: readonly Edition[]): RankedEdition[] {
  return sortEditions(editions)
    .reverse()
    .map((edition, index) => ({ edition, rank: String(index + 1).padStart(2, '0') }));
}

/** The edition is over at that moment. An edition without an end is over when its year is. */
export function isPast({ end, year }: Pick<Edition, 'end' | 'year'>, now: Moment): boolean {
  if (!end) return Number(now.day.slice(0, 4)) > year;
  return end.time === null ? now.day > end.day : now.instant >= end.instant;
}

import type { Day } from '../model/core.ts';
import type { MediaLink } from '../model/festival.ts';

export type DatedMediaLink = MediaLink & { date: Day };

const isDated = (link: MediaLink): link is DatedMediaLink => link.date !== null;

/** Media coverage with a date, the latest first. */
export function datedCoverage(links: readonly MediaLink[]): DatedMediaLink[] {
  return links.filter(isDated).sort((a, b) => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1));
}

/** The media coverage of a year, the latest first (**Pages of an edition**). */
export function coverageOfYear(links: readonly MediaLink[], year: number): DatedMediaLink[] {
  return datedCoverage(links).filter(({ date }) => date.startsWith(`${year}-`));
}

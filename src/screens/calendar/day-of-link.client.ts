import { todayAt } from '../../domain/time/festival-day.ts';
import type { Day, Moment } from '../../domain/model/common.ts';

/** The day a link of a calendar stands for. */
export const dayOf = (link: HTMLElement): Day => link.dataset['day'] ?? '';

/** The visitor's day at the festival: the links know which days last beyond midnight. */
export function todayOf(links: readonly HTMLElement[], now: Moment): Day {
  const lateEnds = new Map(
    links.flatMap((link) => {
      const end = link.dataset['ends'];
      return end === undefined ? [] : [[dayOf(link), new Date(end).toISOString()]];
    }),
  );
  return todayAt(now, lateEnds);
}

import type { EditionSpan } from './edition-phase.ts';
import { isPast, sortEditions } from './editions.ts';
import type { Moment } from '../model/common.ts';
import type { FestivalEvent } from '../model/event.ts';
import type { Edition } from '../model/festival.ts';
import { endOfDay } from '../time/moments.ts';

/**
 * From its start to its end. An end that is only a day lasts until that day is over in the zone, and on until the last of
 * that day's events is; an edition without an end lasts until its year is over.
 */
export function editionSpan(
  { start, end, year }: Pick<Edition, 'start' | 'end' | 'year'>,
  events: readonly Pick<FestivalEvent, 'time'>[],
  timeZone: string,
): EditionSpan {
  const opening = start?.instant ?? null;
  if (end && end.time !== null) return { opening, closing: end.instant };
  const lastDay = end?.day ?? `${year}-12-31`;
  const ends = events.flatMap(({ time }) =>
    time?.lastDay === lastDay && time.end?.time != null ? time.end.instant : [],
  );
  return { opening, closing: [endOfDay(lastDay, timeZone), ...ends].reduce((a, b) => (a > b ? a : b)) };
}

/**
 * The edition that visitors of one that is over are led to: the next that is not over, else the current one. Null where
 * nothing comes after it.
 */
export function editionAfter(
  edition: Edition,
  { editions, current }: { editions: readonly Edition[]; current: Edition },
  now: Moment,
): Edition | null {
  const later = sortEditions(editions).toReversed();
  const next = later.find((other) => other.year > edition.year && !isPast(other, now)) ?? current;
  return next.year > edition.year ? next : null;
}

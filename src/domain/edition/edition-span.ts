import type { EditionSpan } from './edition-phase.ts';
import { isPast, sortEditions } from './editions.ts';
import type { Moment } from '../model/common.ts';
import type { FestivalEvent } from '../model/event.ts';
import type { Edition } from '../model/festival.ts';
import { endOfDay } from '../time/moments.ts';

/**
 * When an edition opens and closes. If its end has no time, it closes at the end of that day in the time zone, or later
 * when the last event of that day ends. An edition without an end closes at the end of its year.
 * @param timeZone IANA name.
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
 * The edition that the page of a past edition links to: the next one that is not over, else the current one. Null if
 * there is no later edition. See the rule **Past editions stay**.
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

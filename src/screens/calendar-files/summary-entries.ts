import type { CalendarEntry } from '../../domain/event/calendar-entry.ts';
import type { EventSummary } from '../../domain/event/event-summary.ts';
import { openDaysOf } from '../../domain/event/openness/open-days.ts';
import { opennessIn } from '../../domain/event/openness/openness.ts';
import { timeZone } from '../../site/time-zone.ts';
import type { Id } from '../../domain/model/common.ts';

/** An event in a list of the visitor's own. */
export type ListedEvent = Pick<
  EventSummary,
  'title' | 'href' | 'status' | 'time' | 'venue' | 'opens' | 'opening' | 'sequence' | 'modified'
> & { id: Id; kind?: CalendarEntry['kind'] };

/**
 * Calendar entries of the events that have a date, with the numbers that they have in the site's calendars: of two files
 * a calendar application takes the later.
 * @param origin of the site, which addresses are relative to.
 */
export function summaryEntries(events: readonly ListedEvent[], origin: string): CalendarEntry[] {
  return events.flatMap(
    ({ id, kind = 'event', title, href, status, time, venue, opens, opening, ...version }) =>
      time
        ? {
            kind,
            id,
            title: title.text,
            status,
            time,
            openDays: openDaysOf(opens === undefined ? null : opennessIn(opens), time, timeZone),
            place: venue?.name ?? null,
            position: venue?.position ?? null,
            url: new URL(href, origin).href,
            description: kind === 'event' ? opening : null,
            ...(version.sequence !== undefined && { sequence: version.sequence }),
            ...(version.modified !== undefined && { modified: version.modified }),
          }
        : [],
  );
}

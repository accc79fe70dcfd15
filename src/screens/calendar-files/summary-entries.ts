import type { CalendarEntry } from '../../domain/event/calendar-entry.ts';
import type { EventSummary } from '../../domain/event/event-summary.ts';
import type { Id } from '../../domain/model/common.ts';

/** An event in a list of the visitor's own. */
export type ListedEvent = Pick<
  EventSummary,
  'title' | 'href' | 'status' | 'time' | 'venue' | 'sequence' | 'modified'
> & { id: Id; kind?: CalendarEntry['kind'] };

/**
 * Calendar entries of the events that have a date, with the numbers that they have in the site's calendars: of two files
 * a calendar application takes the later.
 * @param origin of the site, which addresses are relative to.
 */
export function summaryEntries(events: readonly ListedEvent[], origin: string): CalendarEntry[] {
  return events.flatMap(({ id, kind = 'event', title, href, status, time, venue, sequence, modified }) =>
    time
      ? {
          kind,
          id,
          title: title.text,
          status,
          time,
          place: venue?.name ?? null,
          position: venue?.position ?? null,
          url: new URL(href, origin).href,
          description: null,
          ...(sequence !== undefined && { sequence }),
          ...(modified !== undefined && { modified }),
        }
      : [],
  );
}

import { saveFile } from '../../components/browser/save-file.ts';
import type { Id } from '../../domain/model/core.ts';
import { publicEnvironment } from '../../site/public-environment.ts';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';
import type { EventSummary } from '../../domain/event/event-summary.ts';
import { openDaysOf } from '../../domain/event/openness/open-days.ts';
import { opennessIn } from '../../domain/event/openness/openness-text.ts';
import { timeZone } from '../../site/time-zone.ts';

interface Calendar {
  name: string;
  fileName: string;
  hasReminders: boolean;
  events: readonly ListedEvent[];
}

/** Saves the dated events as a calendar file, made in the browser since no server has this list. */
export function saveCalendar({ fileName, events, ...calendar }: Calendar): void {
  const file = calendarFile({
    ...calendar,
    stamp: new Date().toISOString(),
    site: publicEnvironment.siteSlug,
    entries: summaryEntries(events, location.origin),
  });
  saveFile(new Blob([file], { type: 'text/calendar' }), fileName);
}

/** An event in one of the visitor's own lists. */
export type ListedEvent = Pick<
  EventSummary,
  'title' | 'href' | 'status' | 'time' | 'venue' | 'opens' | 'opening' | 'sequence' | 'modified'
> & { id: Id; kind?: CalendarEntry['kind'] };

/**
 * Returns the calendar entries of the dated events, with the sequence numbers that they have in the site's calendars,
 * so that a calendar application uses the newer of two files.
 * @param origin origin of the site, which addresses are relative to.
 */
export function summaryEntries(events: readonly ListedEvent[], origin: string): CalendarEntry[] {
  return events.flatMap(
    ({ id, kind = 'event', title, href, status, time, venue, opens, opening, sequence, modified }) =>
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
            sequence,
            modified,
          }
        : [],
  );
}

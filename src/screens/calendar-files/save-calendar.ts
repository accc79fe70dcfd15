import type { EventSummary } from '../../domain/event/event-summary.ts';
import type { Id, Instant } from '../../domain/model/common.ts';
import { publicEnvironment } from '../../site/public-environment.ts';
import { calendarFile } from './calendar-file.ts';

type CalendarEvent = Pick<EventSummary, 'title' | 'href' | 'status' | 'time' | 'venue'> & { id: Id };

interface Calendar {
  /** As calendar applications show it. */
  name: string;
  /** Of the file, with its extension. */
  fileName: string;
  stamp: Instant;
  events: readonly CalendarEvent[];
}

/** Saves the events that have a date as a calendar file made here: nobody else has this list. */
export function saveCalendar({ name, fileName, stamp, events }: Calendar): void {
  const file = calendarFile({
    name,
    site: publicEnvironment.siteSlug,
    stamp,
    entries: events.flatMap(({ id, title, href, status, time, venue }) => {
      if (!time) return [];
      const url = new URL(href, location.origin).href;
      const place = venue?.name ?? null;
      const position = venue?.position ?? null;
      return { kind: 'event', id, title: title.text, status, time, place, position, url, description: null };
    }),
  });
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

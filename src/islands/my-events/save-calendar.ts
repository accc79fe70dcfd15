import { calendarFile } from '../../domain/calendar-file.ts';
import type { ListedEvent } from './listed-events.ts';

/** Saves the dated events as `my-events.ics`. */
export function saveCalendar(events: readonly ListedEvent[], name: string): void {
  const { hostname, origin } = location;
  const file = calendarFile({
    name,
    host: hostname,
    stamp: new Date().toISOString(),
    entries: events.flatMap(({ id, title, href, calendar }) => {
      if (!calendar) return [];
      return { id, title: title.text, ...calendar, url: new URL(href, origin).href, description: null };
    }),
  });
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'my-events.ics';
  link.click();
  URL.revokeObjectURL(address);
}

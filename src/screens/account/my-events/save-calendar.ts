import { calendarFile } from '../../calendar-files/calendar-file.ts';
import { publicEnvironment } from '../../../site/public-environment.ts';
import type { ListedEvent } from './listed-events.ts';

/** Saves the dated events as `my-events.ics`. */
export function saveCalendar(events: readonly ListedEvent[], name: string): void {
  const file = calendarFile({
    name,
    site: publicEnvironment.siteSlug,
    stamp: new Date().toISOString(),
    entries: events.flatMap(({ id, title, href, status, calendar }) => {
      if (!calendar) return [];
      const url = new URL(href, location.origin).href;
      const entry = { id, title: title.text, status, ...calendar, position: null, url, description: null };
      return { kind: 'event', ...entry };
    }),
  });
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'my-events.ics';
  link.click();
  URL.revokeObjectURL(address);
}

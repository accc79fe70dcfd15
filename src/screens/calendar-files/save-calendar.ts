import { saveFile } from '../../components/browser/save-file.ts';
import type { Instant } from '../../domain/model/common.ts';
import { publicEnvironment } from '../../site/public-environment.ts';
import { calendarFile } from './calendar-file.ts';
import { type ListedEvent, summaryEntries } from './summary-entries.ts';

interface Calendar {
  /** As calendar applications show it. */
  name: string;
  /** Name of the file, with its extension. */
  fileName: string;
  stamp: Instant;
  hasReminders: boolean;
  events: readonly ListedEvent[];
}

/** Saves the events that have a date as a calendar file made here: nobody else has this list. */
export function saveCalendar({ fileName, events, ...calendar }: Calendar): void {
  const file = calendarFile({
    ...calendar,
    site: publicEnvironment.siteSlug,
    entries: summaryEntries(events, location.origin),
  });
  saveFile(new Blob([file], { type: 'text/calendar' }), fileName);
}

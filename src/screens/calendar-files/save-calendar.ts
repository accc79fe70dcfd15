import { saveFile } from '../../components/browser/save-file.ts';
import type { Instant } from '../../domain/model/common.ts';
import { publicEnvironment } from '../../site/public-environment.ts';
import { fetchText } from '../../stores/fetch-own.ts';
import { calendarFile } from './calendar-file.ts';
import { withReminders } from './reminders.ts';
import { type ListedEvent, summaryEntries } from './summary-entries.ts';

interface Calendar {
  /** As calendar applications show it. */
  name: string;
  /** Of the file, with its extension. */
  fileName: string;
  stamp: Instant;
  hasReminders?: boolean;
  events: readonly ListedEvent[];
}

/** Saves the events that have a date as a calendar file made here: nobody else has this list. */
export function saveCalendar({ name, fileName, stamp, hasReminders = false, events }: Calendar): void {
  const file = calendarFile({
    name,
    site: publicEnvironment.siteSlug,
    stamp,
    entries: summaryEntries(events, location.origin),
  });
  saveFile(new Blob([hasReminders ? withReminders(file) : file], { type: 'text/calendar' }), fileName);
}

/** Saves a calendar of the site with reminders: of one event it has a file without them only. @throws NotFetched */
export async function saveWithReminders(path: string): Promise<void> {
  const calendar = withReminders(await fetchText(path, /calendar/));
  saveFile(new Blob([calendar], { type: 'text/calendar' }), path.slice(path.lastIndexOf('/') + 1));
}

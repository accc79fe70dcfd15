import { saveFile } from '../../components/browser/save-file.ts';
import { fetchText } from '../../stores/fetch-own.ts';
import { withReminders } from './reminders.ts';

/** Saves a calendar of the site with reminders: of each event it has a file without them only. @throws NotFetched */
export async function saveWithReminders(path: string): Promise<void> {
  const calendar = withReminders(await fetchText(path, /calendar/));
  saveFile(new Blob([calendar], { type: 'text/calendar' }), path.slice(path.lastIndexOf('/') + 1));
}

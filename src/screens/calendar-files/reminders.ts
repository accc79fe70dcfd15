import { saveFile } from '../../components/browser/save-file.ts';
import { fetchText } from '../../stores/fetch-own.ts';

/** An entry, without its last line. */
const ENTRY = /BEGIN:VEVENT\r\n[^]*?(?=END:VEVENT)/g;
/** A title, with the lines that it goes on in. */
const SUMMARY = /^SUMMARY:(.*(?:\r\n .*)*)/m;

/** The same calendar with a reminder (RFC 5545, section 3.6.6) an hour before each entry that is held at an hour. */
export const withReminders = (calendar: string): string =>
  calendar.replace(ENTRY, (entry) => {
    if (!/^DTSTART;TZID/m.test(entry) || !/^STATUS:CONFIRMED/m.test(entry)) return entry;
    // The longer name of the property has a line of its own, so that none becomes too long.
    const title = SUMMARY.exec(entry)?.[1] ?? '';
    return `${entry}BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT1H\r\nDESCRIPTION:\r\n ${title}\r\nEND:VALARM\r\n`;
  });

/** Saves a calendar of the site with reminders: of one event it has a file without them only. @throws NotFetched */
export async function saveWithReminders(path: string): Promise<void> {
  const calendar = withReminders(await fetchText(path, /calendar/));
  saveFile(new Blob([calendar], { type: 'text/calendar' }), path.slice(path.lastIndexOf('/') + 1));
}

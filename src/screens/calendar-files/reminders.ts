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

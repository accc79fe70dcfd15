import { addDays } from '../../domain/time/days.ts';
import { basicDate, foldLines } from './calendar-lines.ts';

/** An entry, without its last line. */
const ENTRY = /BEGIN:VEVENT\r\n[^]*?(?=END:VEVENT)/g;

/** The same calendar with a reminder in each entry (RFC 5545, section 3.6.6), of those that are held at an hour or on one day. */
export const withReminders = (calendar: string): string =>
  calendar.replace(ENTRY, (entry) => entry + reminderOf(entry));

/** An hour before, and at six in the evening before a whole day; none for what is open for days. */
function reminderOf(entry: string): string {
  const lines = entry.replace(/\r\n /g, '').split('\r\n');
  const valueOf = (name: string): string =>
    lines.find((line) => line.startsWith(name))?.slice(name.length) ?? '';
  const wholeDay = valueOf('DTSTART;VALUE=DATE:').replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  const isOneDay = wholeDay === '' || valueOf('DTEND;VALUE=DATE:') === basicDate(addDays(wholeDay, 1));
  if (valueOf('STATUS:') !== 'CONFIRMED' || !isOneDay) return '';
  return foldLines([
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${wholeDay === '' ? '-PT1H' : '-PT6H'}`,
    `DESCRIPTION:${valueOf('SUMMARY:')}`,
    'END:VALARM',
  ]);
}

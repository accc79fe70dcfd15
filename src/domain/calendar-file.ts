import { addDays } from './days.ts';
import { isMultiDay } from './event-days.ts';
import type { Day, Id, Instant } from './model/common.ts';
import type { EventTime } from './model/event.ts';

/** An event as a calendar application keeps it. Texts are plain, in one language. */
export interface CalendarEntry {
  id: Id;
  title: string;
  time: EventTime;
  place: string | null;
  /** Absolute address of the event's page. */
  url: string | null;
  description: string | null;
}

export interface CalendarFile {
  /** Name shown for a subscribed calendar. */
  name: string;
  /** Host name that makes the identifiers of the entries unique in the world and stable. */
  host: string;
  /** When the data was true: DTSTAMP. */
  stamp: Instant;
  entries: readonly CalendarEntry[];
}

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** RFC 5545 §3.3.11. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/** RFC 5545 §3.1: lines of at most 75 octets, never cut inside a character. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

/** RFC 5545 §3.3.5, form 2: 20241012T160000Z. */
const utc = (instant: Instant): string => instant.replace(/[-:]|\.\d+/g, '');
const date = (day: Day): string => day.replaceAll('-', '');

function timeLines(time: EventTime): string[] {
  const { start, end, firstDay, lastDay } = time;
  if (start.time === null || isMultiDay(time)) {
    // The end of whole days is the day after the last one.
    return [`DTSTART;VALUE=DATE:${date(firstDay)}`, `DTEND;VALUE=DATE:${date(addDays(lastDay, 1))}`];
  }
  const lines = [`DTSTART:${utc(start.instant)}`];
  if (end?.time != null) lines.push(`DTEND:${utc(end.instant)}`);
  return lines;
}

const property = (name: string, value: string | null): string[] => (value ? [`${name}:${value}`] : []);

function entryLines(entry: CalendarEntry, { host, stamp }: CalendarFile): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:event-${entry.id}@${host}`,
    `DTSTAMP:${utc(stamp)}`,
    ...timeLines(entry.time),
    `SUMMARY:${escaped(entry.title)}`,
    ...property('LOCATION', entry.place && escaped(entry.place)),
    ...property('DESCRIPTION', entry.description && escaped(entry.description)),
    ...property('URL', entry.url),
    'END:VEVENT',
  ];
}

/** Events as an iCalendar file (RFC 5545): hours in UTC, several days or a day without an hour as whole days. */
export function calendarFile(file: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${file.host}//Programme//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(file.name)}`,
    ...file.entries.flatMap((entry) => entryLines(entry, file)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

import { addDays } from '../../domain/time/days.ts';
import { isMultiDay } from '../../domain/event/event-days.ts';
import type { CalendarEntry } from '../../domain/event/calendar-entry.ts';
import type { Day, Instant } from '../../domain/model/common.ts';
import type { EventTime } from '../../domain/model/event.ts';

export interface CalendarFile {
  /** Name shown for a subscribed calendar. */
  name: string;
  /** The festival's short name, which makes the identifiers of the entries its own, on whatever host it is served. */
  site: string;
  /** When the data was last seen to change: DTSTAMP. */
  stamp: Instant;
  entries: readonly CalendarEntry[];
}

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** RFC 5545, section 3.3.11. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/** RFC 5545, section 3.1: lines of at most 75 octets, never cut inside a character. */
function foldLine(line: string): string {
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

/** RFC 5545, section 3.3.5, form 2: 20241012T160000Z. */
const utcDateTime = (instant: Instant): string => instant.replace(/[-:]|\.\d+/g, '');
const basicDate = (day: Day): string => day.replaceAll('-', '');

/** Start and end in UTC. Events of several days, or without an hour, are whole days and do not block a calendar. */
function timeLines(time: EventTime): string[] {
  const { start, end, firstDay, lastDay } = time;
  if (start.time === null || isMultiDay(time)) {
    return [
      `DTSTART;VALUE=DATE:${basicDate(firstDay)}`,
      // The end of whole days is exclusive.
      `DTEND;VALUE=DATE:${basicDate(addDays(lastDay, 1))}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  const ends = end?.time == null ? [] : [`DTEND:${utcDateTime(end.instant)}`];
  return [`DTSTART:${utcDateTime(start.instant)}`, ...ends, 'TRANSP:OPAQUE'];
}

/** A postponed event is tentative: its new date is not yet known. A full event takes place as planned (**Status**). */
function statusOf({ status }: CalendarEntry): 'CANCELLED' | 'CONFIRMED' | 'TENTATIVE' {
  if (status === 'cancelled') return 'CANCELLED';
  return status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED';
}

const property = (name: string, value: string | null): string[] => (value ? [`${name}:${value}`] : []);

function entryLines(entry: CalendarEntry, { site, stamp }: CalendarFile): string[] {
  const { position } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${entry.kind}-${entry.id}@${site}`,
    `DTSTAMP:${utcDateTime(stamp)}`,
    ...timeLines(entry.time),
    `STATUS:${statusOf(entry)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...property('LOCATION', entry.place && escapeText(entry.place)),
    ...property('GEO', position && `${position.latitude};${position.longitude}`),
    ...property('DESCRIPTION', entry.description && escapeText(entry.description)),
    ...property('URL', entry.url),
    'END:VEVENT',
  ];
}

/** Events as an iCalendar file (RFC 5545), which subscribers refresh twice a day. */
export function calendarFile(file: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${file.site}//Programme//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(file.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...file.entries.flatMap((entry) => entryLines(entry, file)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

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
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/** RFC 5545, section 3.1: lines of at most 75 octets, never cut inside a character. */
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

/** RFC 5545, section 3.3.5, form 2: 20241012T160000Z. */
const utc = (instant: Instant): string => instant.replace(/[-:]|\.\d+/g, '');
const date = (day: Day): string => day.replaceAll('-', '');

/** Hours in UTC. What is on view for days, or on a day without an hour, keeps nobody busy: whole days, transparent. */
function timeLines(time: EventTime): string[] {
  const { start, end, firstDay, lastDay } = time;
  if (start.time === null || isMultiDay(time)) {
    return [
      `DTSTART;VALUE=DATE:${date(firstDay)}`,
      // The end of whole days is the day after the last one.
      `DTEND;VALUE=DATE:${date(addDays(lastDay, 1))}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  const ends = end?.time == null ? [] : [`DTEND:${utc(end.instant)}`];
  return [`DTSTART:${utc(start.instant)}`, ...ends, 'TRANSP:OPAQUE'];
}

/** What has a new date to come stands under its old one only until then. A full event takes place as planned. */
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
    `DTSTAMP:${utc(stamp)}`,
    ...timeLines(entry.time),
    `STATUS:${statusOf(entry)}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...property('LOCATION', entry.place && escaped(entry.place)),
    ...property('GEO', position && `${position.latitude};${position.longitude}`),
    ...property('DESCRIPTION', entry.description && escaped(entry.description)),
    ...property('URL', entry.url),
    'END:VEVENT',
  ];
}

/** Events as an iCalendar file (RFC 5545), of which a subscriber asks twice a day whether it has changed. */
export function calendarFile(file: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${file.site}//Programme//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(file.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...file.entries.flatMap((entry) => entryLines(entry, file)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

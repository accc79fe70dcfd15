import type { Day, Id, Instant, EventStatus, EventTime, Position, Moment } from '../../domain/model/core.ts';
import { addDays, daysBetween, daysFrom, weekdayOf } from '../../domain/time/days.ts';
import { MINUTE_MS } from '../../domain/time/durations.ts';
import { instantOf } from '../../domain/time/zone-clock.ts';
import { isMultiDay } from '../../domain/event/event-days.ts';
import { timeZone } from '../../site/time-zone.ts';
import { basicDate, foldLines, property, textProperty, utcDateTime } from './calendar-lines.ts';
import { timeZoneLines } from './time-zone-lines.ts';

/** An event as a calendar application stores it. Texts are plain, in one language. */
export interface CalendarEntry {
  /** Part of the entry's permanent identifier, together with the event's id. */
  kind: 'event' | 'vernissage';
  id: Id;
  title: string;
  time: EventTime;
  /** Open days of an event of several days, in order; absent or empty if they are unknown. */
  openDays?: readonly Day[];
  status: EventStatus | null;
  place: string | null;
  position: Position | null;
  /** Absolute address of the event's page. */
  url: string | null;
  description: string | null;
  /** Title of the event type. */
  category?: string | null;
  /** CSS name of the event type's colour. */
  colourName?: string | null;
  /** Number of changes of the date, place, title or status; 0 if absent. */
  sequence?: number | undefined;
  /** When a pull first found the event in its present state. */
  modified?: Instant | undefined;
}

export interface CalendarContents {
  /** Name shown for a subscribed calendar. */
  name: string;
  /** The festival's short name, which makes the identifiers of entries unique, whatever host serves the file. */
  site: string;
  /** When the data was last found to have changed, for entries without a `modified` of their own. */
  stamp: Instant;
  /** Absolute address from which the file is refreshed; absent if it was made in the browser. */
  source?: string;
  /** Absolute address of the page that shows the same events. */
  page?: string;
  /** CSS name of the colour that calendar applications may give the calendar. */
  colourName?: string | null;
  /** Whether entries that begin at an hour have a reminder one hour before. */
  hasReminders?: boolean;
  entries: readonly CalendarEntry[];
}

const hasHours = (time: EventTime): boolean => time.start.time !== null && !isMultiDay(time);

/**
 * Returns a line with a moment in festival time: 20241012T183000. A wall time that occurs twice, when the clocks go
 * back, means the first (RFC 5545, section 3.3.5): the second is written in UTC.
 */
function momentLine(name: 'DTSTART' | 'DTEND', { day, time, instant }: Moment): string {
  const wall = `${day}T${time ?? '00:00'}`;
  const first = instantOf(Date.parse(`${wall}Z`), timeZone);
  if (Date.parse(instant) - first >= MINUTE_MS) return `${name}:${utcDateTime(instant)}`;
  return `${name};TZID=${timeZone}:${wall.replace(/[-:]/g, '')}00`;
}

/** Returns the lines of whole days, which do not mark the visitor as busy. */
const dayLines = (first: Day, last: Day): string[] => [
  `DTSTART;VALUE=DATE:${basicDate(first)}`,
  // The end of whole days is exclusive.
  `DTEND;VALUE=DATE:${basicDate(addDays(last, 1))}`,
  'TRANSP:TRANSPARENT',
];

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** Returns the lines of separate open days: their weekdays from the first to the last, except closed days. */
function openDayLines(openDays: readonly Day[], first: Day, last: Day): string[] {
  const weekdays = new Set(openDays.map(weekdayOf));
  const closed = daysFrom({ first, last }).filter(
    (day) => weekdays.has(weekdayOf(day)) && !openDays.includes(day),
  );
  const byDay = WEEKDAYS.filter((_, index) => weekdays.has(index)).join();
  return [
    ...dayLines(first, first),
    `RRULE:FREQ=WEEKLY;UNTIL=${basicDate(last)};BYDAY=${byDay}`,
    ...property('EXDATE;VALUE=DATE', closed.map(basicDate).join()),
  ];
}

/** Returns the lines of the time. Events of several days or without an hour are whole days: the open ones, if known. */
function timeLines({ time, openDays = [] }: CalendarEntry): string[] {
  const { start, end, firstDay, lastDay } = time;
  if (!hasHours(time)) {
    const [first, last] = [openDays[0], openDays.at(-1)];
    const isEveryDay = openDays.length > daysBetween(firstDay, lastDay);
    return first === undefined || last === undefined || isEveryDay
      ? dayLines(firstDay, lastDay)
      : openDayLines(openDays, first, last);
  }
  const ends = end?.time == null ? [] : [momentLine('DTEND', end)];
  return [momentLine('DTSTART', start), ...ends, 'TRANSP:OPAQUE'];
}

/** A postponed event is tentative: its new date is not yet known. A full event takes place as planned (**Status**). */
function icsStatus({ status }: CalendarEntry): 'CANCELLED' | 'CONFIRMED' | 'TENTATIVE' {
  if (status === 'cancelled') return 'CANCELLED';
  return status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED';
}

/** Returns the lines of a reminder (RFC 5545, section 3.6.6). */
const reminderLines = (entry: CalendarEntry): string[] =>
  hasHours(entry.time) && icsStatus(entry) === 'CONFIRMED'
    ? [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER:-PT1H',
        ...textProperty('DESCRIPTION', entry.title),
        'END:VALARM',
      ]
    : [];

function entryLines(entry: CalendarEntry, { site, stamp, hasReminders }: CalendarContents): string[] {
  const { position, modified = stamp } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${entry.kind}-${entry.id}@${site}`,
    `SEQUENCE:${entry.sequence ?? 0}`,
    `DTSTAMP:${utcDateTime(modified)}`,
    `LAST-MODIFIED:${utcDateTime(modified)}`,
    ...timeLines(entry),
    `STATUS:${icsStatus(entry)}`,
    ...textProperty('SUMMARY', entry.title),
    ...textProperty('LOCATION', entry.place),
    ...property('GEO', position && `${position.latitude};${position.longitude}`),
    ...textProperty('DESCRIPTION', entry.description),
    ...textProperty('CATEGORIES', entry.category),
    ...property('COLOR', entry.colourName),
    ...property('URL', entry.url),
    ...(hasReminders ? reminderLines(entry) : []),
    'END:VEVENT',
  ];
}

/**
 * Returns the instants whose hours the file writes. A file must have a component (RFC 5545, section 3.6): without
 * entries it has the time zone alone, at the time of the data.
 */
const instantsOf = ({ entries, stamp }: CalendarContents): Instant[] =>
  entries.length === 0
    ? [stamp]
    : entries.flatMap(({ time }) =>
        hasHours(time) ? [time.start, time.end].flatMap((moment) => moment?.instant ?? []) : [],
      );

/** Returns when the latest change of an entry was found. */
const lastModified = ({ entries, stamp }: CalendarContents): Instant =>
  entries
    .map(({ modified = stamp }) => modified)
    .sort()
    .at(-1) ?? stamp;

/**
 * Writes events as an iCalendar file (RFC 5545, with the properties of RFC 7986), which subscribers refresh twice a
 * day. Runs in the browser too. The file does not contain the time of the build: it changes only when an event does.
 */
export function calendarFile(file: CalendarContents): string {
  const { name, site, source, page, colourName, entries } = file;
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site}//Programme//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...textProperty('NAME', name),
    ...textProperty('X-WR-CALNAME', name),
    `X-WR-TIMEZONE:${timeZone}`,
    `LAST-MODIFIED:${utcDateTime(lastModified(file))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...property('SOURCE;VALUE=URI', source),
    ...property('URL', page),
    ...property('COLOR', colourName),
    ...timeZoneLines(instantsOf(file), timeZone),
    ...entries.flatMap((entry) => entryLines(entry, file)),
    'END:VCALENDAR',
  ]);
}

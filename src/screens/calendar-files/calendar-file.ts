import type { Day, Id, Instant, EventStatus, EventTime, Position, Moment } from '../../domain/model/core.ts';
import { addDays, daysBetween, daysFrom, weekdayOf } from '../../domain/time/days.ts';
import { isMultiDay } from '../../domain/event/event-days.ts';
import { timeZone } from '../../site/time-zone.ts';
import { basicDate, foldLines, property, textProperty, utcDateTime } from './calendar-lines.ts';
import { timeZoneLines } from './time-zone-lines.ts';

/** An event as a calendar application stores it. Texts are plain, in one language. */
export interface CalendarEntry {
  /** With the event's id, the entry's permanent identifier. */
  kind: 'event' | 'vernissage';
  id: Id;
  title: string;
  time: EventTime;
  /** Days of several on which it is open, in order; absent or empty where they are not known. */
  openDays?: readonly Day[];
  status: EventStatus | null;
  place: string | null;
  position: Position | null;
  /** Absolute address of the event's page. */
  url: string | null;
  description: string | null;
  /** Title of its type. */
  category?: string | null;
  /** CSS name of its type's colour. */
  colourName?: string | null;
  /** How often its date, place, title or status have changed; 0 if absent. */
  sequence?: number;
  /** When it was first seen as it stands. */
  modified?: Instant;
}

export interface CalendarFile {
  /** Name shown for a subscribed calendar. */
  name: string;
  /** The festival's short name, which makes the identifiers of the entries its own, on whatever host it is served. */
  site: string;
  /** When the data was last seen to change; for entries that do not say when they did themselves. */
  stamp: Instant;
  /** Absolute address that the file is refreshed from; absent for one made in the browser, which nobody serves. */
  source?: string;
  /** Absolute address of the page that shows the same. */
  page?: string;
  /** CSS name of the colour that calendar applications may give it. */
  colourName?: string | null;
  /** A reminder an hour before each entry that is held at an hour. */
  hasReminders?: boolean;
  entries: readonly CalendarEntry[];
}

const hasHours = (time: EventTime): boolean => time.start.time !== null && !isMultiDay(time);

/** A moment with an hour, as the festival's clocks show it. */
const wallTime = ({ day, time }: Moment): string => `${basicDate(day)}T${time?.replace(':', '') ?? '0000'}00`;

/** Whole days, which do not block a calendar. */
const dayLines = (first: Day, last: Day): string[] => [
  `DTSTART;VALUE=DATE:${basicDate(first)}`,
  // The end of whole days is exclusive.
  `DTEND;VALUE=DATE:${basicDate(addDays(last, 1))}`,
  'TRANSP:TRANSPARENT',
];

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** Every open day by itself: their weekdays from the first to the last, but for those on which it is closed. */
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

/** Events of several days, or without an hour, are whole days: those on which they are open, where these are known. */
function timeLines({ time, openDays = [] }: CalendarEntry): string[] {
  const { start, end, firstDay, lastDay } = time;
  if (!hasHours(time)) {
    const [first, last] = [openDays[0], openDays.at(-1)];
    const isEveryDay = openDays.length > daysBetween(firstDay, lastDay);
    return first === undefined || last === undefined || isEveryDay
      ? dayLines(firstDay, lastDay)
      : openDayLines(openDays, first, last);
  }
  const ends = end?.time == null ? [] : [`DTEND;TZID=${timeZone}:${wallTime(end)}`];
  return [`DTSTART;TZID=${timeZone}:${wallTime(start)}`, ...ends, 'TRANSP:OPAQUE'];
}

/** A postponed event is tentative: its new date is not yet known. A full event takes place as planned (**Status**). */
function icsStatus({ status }: CalendarEntry): 'CANCELLED' | 'CONFIRMED' | 'TENTATIVE' {
  if (status === 'cancelled') return 'CANCELLED';
  return status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED';
}

/** RFC 5545, section 3.6.6. */
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

function entryLines(entry: CalendarEntry, { site, stamp, hasReminders }: CalendarFile): string[] {
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

/** When the latest change of an entry was seen. */
const lastModified = ({ entries, stamp }: CalendarFile): Instant =>
  entries
    .map(({ modified = stamp }) => modified)
    .sort()
    .at(-1) ?? stamp;

/**
 * Events as an iCalendar file (RFC 5545, with the properties of RFC 7986), which subscribers refresh twice a day. Runs
 * in the browser too. Nothing in it is the time of the build, so that a file changes only when an event does.
 */
export function calendarFile(file: CalendarFile): string {
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
    ...timeZoneLines(entries.map(({ time }) => time).filter(hasHours), timeZone),
    ...entries.flatMap((entry) => entryLines(entry, file)),
    'END:VCALENDAR',
  ]);
}

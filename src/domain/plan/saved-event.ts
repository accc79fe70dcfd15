import type { LocalText } from '../text/localise.ts';
import type { Day, Id, Moment, EventStatus, EventTime, Position } from '../model/core.ts';
import type { EventSummary, EventVenue } from '../event/event-summary.ts';
import type { Fields } from '../model/fields.ts';
import { isDay } from '../time/days.ts';
import { isTextLang } from '../model/languages.ts';

/** Facts of an event when it was saved: shown offline, and compared with later facts. */
export type SavedFacts = Pick<
  EventSummary,
  'href' | 'className' | 'status' | 'time' | 'venue' | 'isAttended' | 'ancestorIds' | 'sequence'
>;

export interface SavedEvent {
  id: Id;
  /** The day chosen for an event of several days; null for any day. */
  day: Day | null;
  title: LocalText | null;
  /** Null if the site's data were not available; filled in once they are. */
  facts: SavedFacts | null;
}

/** Copies the present facts of an event. */
export function copyOf(id: Id, summary: EventSummary): Omit<SavedEvent, 'day'> {
  const { title, href, className, status, time, venue, isAttended, ancestorIds, sequence } = summary;
  const facts: SavedFacts = { href, className, status, time, venue };
  if (isAttended) facts.isAttended = isAttended;
  if (ancestorIds) facts.ancestorIds = ancestorIds;
  if (sequence !== undefined) facts.sequence = sequence;
  return { id, title, facts };
}

/**
 * Reads the plan that a browser stored. Data damaged by another version, another tab or by hand is read as far as
 * possible: an event is lost only if its id is.
 */
export function readStoredPlan(json: string | null): SavedEvent[] {
  const events = (entriesOf(json ?? '[]') ?? idsIn(json ?? '')).flatMap((entry) => readEvent(entry) ?? []);
  return [...new Map(events.map((event) => [event.id, event])).values()];
}

export const storedPlan = (events: readonly SavedEvent[]): string => JSON.stringify(events);

function entriesOf(json: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : null;
  } catch {
    // Truncated, or not JSON: `idsIn` searches it for ids.
    return null;
  }
}

const idsIn = (text: string): Fields[] =>
  Array.from(text.matchAll(/"id":\s*(\d+)/g), ([, id]) => ({ id: Number(id) }));

function readEvent(value: unknown): SavedEvent | null {
  const { id, day, title, facts } = fieldsOf(value);
  if (!isId(id)) return null;
  return { id, day: isDayText(day) ? day : null, title: readTitle(title), facts: readFacts(facts) };
}

function readTitle(value: unknown): LocalText | null {
  const { text, lang, isFallback } = fieldsOf(value);
  if (typeof text !== 'string' || !isTextLang(lang)) return null;
  return { text, lang, isFallback: isFallback === true };
}

function readFacts(value: unknown): SavedFacts | null {
  const { href, className, status, time, venue, isAttended, ancestorIds, sequence } = fieldsOf(value);
  // An address outside this site was not written by this site.
  if (typeof href !== 'string' || !/^\/(?!\/)/.test(href) || typeof className !== 'string') return null;
  const readTime = time === null ? null : timeOf(time);
  if (readTime === undefined) return null;
  return {
    href,
    className,
    status: statusOf(status),
    time: readTime,
    venue: venueOf(venue),
    ...(isAttended === true && { isAttended }),
    ...(Array.isArray(ancestorIds) && { ancestorIds: ancestorIds.filter(isId) }),
    ...(isId(sequence) && { sequence }),
  };
}

function timeOf(value: unknown): EventTime | undefined {
  const { start, end, firstDay, lastDay } = fieldsOf(value);
  const from = momentOf(start);
  const to = end === null ? null : momentOf(end);
  if (!from || to === undefined || !isDayText(firstDay) || !isDayText(lastDay)) return undefined;
  return { start: from, end: to, firstDay, lastDay };
}

function momentOf(value: unknown): Moment | undefined {
  const { day, time, instant } = fieldsOf(value);
  const isTime = time === null || (typeof time === 'string' && /^\d\d:\d\d$/.test(time));
  if (!isDayText(day) || !isTime || typeof instant !== 'string' || Number.isNaN(Date.parse(instant)))
    return undefined;
  return { day, time, instant };
}

function venueOf(value: unknown): EventVenue | null {
  const { placeId, name, lang, position } = fieldsOf(value);
  return isId(placeId) && typeof name === 'string'
    ? { placeId, name, ...(isTextLang(lang) && { lang }), position: positionOf(position) }
    : null;
}

function positionOf(value: unknown): Position | null {
  const { latitude, longitude } = fieldsOf(value);
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}

const statusOf = (value: unknown): EventStatus | null =>
  value === 'cancelled' || value === 'postponed' || value === 'full' ? value : null;

const isId = (value: unknown): value is Id => Number.isSafeInteger(value) && Number(value) >= 0;
const isDayText = (value: unknown): value is string => typeof value === 'string' && isDay(value);

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

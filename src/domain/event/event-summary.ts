import type { CalendarEntry } from './calendar-entry.ts';
import type { LocalText } from '../text/localise.ts';
import type { Id } from '../model/common.ts';
import type { EventStatus } from '../model/event.ts';

/** An event in the visitor's own list, in one language. */
export interface EventSummary {
  title: LocalText;
  href: string;
  /** CSS class of its type's colours; empty if the type is unknown. */
  className: string;
  type: LocalText | null;
  when: string | null;
  status: EventStatus | null;
  thumbnail: { src: string; width: number; height: number } | null;
  /** For a calendar application; null for an event without a date. */
  calendar: Pick<CalendarEntry, 'time' | 'place'> | null;
}

export type EventSummaries = Readonly<Record<Id, EventSummary>>;

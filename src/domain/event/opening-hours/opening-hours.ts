/** A span of a day, in minutes after its midnight. `closes` is over 1440 when it closes after midnight. */
export interface OpeningSpan {
  opens: number;
  closes: number;
}

/** Spans in their order; none when closed. Or it is open, but at hours that were not said. */
export type DayHours = readonly OpeningSpan[] | 'hours-unknown' | 'by-appointment';

/** A day of any year. */
export interface CalendarDate {
  /** 1 to 12. */
  month: number;
  date: number;
}

export type LastEntry = { at: number } | { before: number };

/** A phrase such as “Tuesday to Sunday, 10:00 – 18:00”, as data (**Opening hours**). */
export interface OpeningHours {
  /** Seven days, Monday first. */
  week: readonly DayHours[];
  /** Null when the phrase does not speak of public holidays: then they are days like others. */
  holidays: DayHours | null;
  /** Closed on these days, whatever the week says. */
  closedOn: readonly CalendarDate[];
  /** Until when one is let in: minutes after midnight, or before it closes. Null where nothing is said of it. */
  lastEntry: LastEntry | null;
}

import type { Lang, TextLang } from './languages.ts';

/** Identifier given by the back end. */
export type Id = number;

export type { Lang };

/** Calendar day in the festival's time zone, `yyyy-MM-dd`. */
export type Day = string;

/** Point in time, ISO 8601 in UTC (`2024-10-12T16:00:00.000Z`). */
export type Instant = string;

/** A text in each language the back end has; a language is absent rather than empty. */
export type Localised = Partial<Record<TextLang, string>>;

/** Sanitised HTML in each language the back end has. */
export type LocalisedHtml = Localised;

/** When something happens. `time` is wall time `HH:mm` in the festival's time zone, null if only the day is known. */
export interface Moment {
  day: Day;
  time: string | null;
  /** For a day without a time: the first instant of that day in the festival's time zone. */
  instant: Instant;
}

/** A picture, by the addresses it can be downloaded from, best first. Never empty. */
export interface Picture {
  sources: string[];
}

/** Two colours of the back end; null unless they are `#rgb` or `#rrggbb`. */
export interface Colours {
  main: string | null;
  companion: string | null;
}

import type { TextLang } from '../model/languages.ts';
import { formatClock } from './clock-style.ts';
import { MINUTE_MS } from './durations.ts';

/** Lines may break after a dash unless a word joiner follows. */
export const UNBROKEN_DASH = '\u00a0–\u2060\u00a0';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Formats minutes after midnight as `HH:mm`; after 24:00, hours start again from 00. */
export const clockOf = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;

/** An offset from UTC: "+01:00". @param ahead of UTC, in milliseconds. */
export const offsetText = (ahead: number): string =>
  `${ahead < 0 ? '-' : '+'}${clockOf(Math.abs(Math.round(ahead / MINUTE_MS)))}`;

interface RangeStyle {
  /** Text for 00:00 to 24:00. */
  wholeDay: string;
  /** @param first, last as written by `formatClock`. */
  range: (first: string, last: string) => string;
  duration: (hours: number, minutes: number) => string;
}

/** For a language that is not in `styles`. */
const plainStyle: RangeStyle = {
  wholeDay: `00:00${UNBROKEN_DASH}24:00`,
  range: (first, last) => first + UNBROKEN_DASH + last,
  duration: (hours, minutes) => `${hours}:${twoDigits(minutes)}`,
};

const styles: Readonly<Partial<Record<TextLang, RangeStyle>>> = {
  fr: {
    ...plainStyle,
    wholeDay: '24\u00a0h sur\u00a024',
    duration: (hours, minutes) => `${hours}\u00a0h\u00a0${twoDigits(minutes)}`,
  },
  en: {
    wholeDay: '24\u00a0hours',
    range: (first, last) => {
      const half = last.slice(-2);
      const isShared = /[ap]m/.test(half) && first.endsWith(half);
      return `${isShared ? first.slice(0, -2) : first}–\u2060${last}`;
    },
    duration: (hours, minutes) => `${hours}\u00a0h\u00a0${minutes}\u00a0min`,
  },
};

const styleOf = (lang: TextLang): RangeStyle => styles[lang] ?? plainStyle;

/** "18 h 30 – 20 h"; "6.30–8pm", "10am–6pm": shared parts are written once. @param from, to `HH:mm`, up to 24:00. */
export function formatClockRange(from: string, to: string, lang: TextLang): string {
  const { wholeDay, range } = styleOf(lang);
  if (from === '00:00' && to === '24:00') return wholeDay;
  return range(formatClock(from, lang), formatClock(to, lang));
}

/** "40 min", "2 h", "1 h 45"; in English "1 h 45 min". @param minutes whole. */
export function formatDuration(minutes: number, lang: TextLang): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : styleOf(lang).duration(hours, rest);
}

/** `10:00`, `10:00 – 18:00`. */
const WRITTEN =
  /(?<![\d:.])((?:[01]\d|2[0-4]):[0-5]\d)(?![\d:])(?: ?[–-] ?((?:[01]\d|2[0-4]):[0-5]\d)(?![\d:]))?/g;

/** Rewrites the hours of the 24-hour clock in a text, such as "10:00 – 18:00", in **Clock style**. */
export function inClockStyle(words: string, lang: TextLang): string {
  return words.replace(WRITTEN, (_, from: string, to?: string) =>
    to === undefined ? formatClock(from, lang) : formatClockRange(from, to, lang),
  );
}

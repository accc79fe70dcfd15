import type { Lang } from '../model/common.ts';
import { formatClock } from './clock-style.ts';

/** Lines may break after a dash unless a word joiner follows. */
export const UNBROKEN_DASH = '\u00a0–\u2060\u00a0';

/** "18 h 30 – 20 h"; "6.30–8pm", "10am–6pm": what both ends share is said once. @param from, to `HH:mm`, up to 24:00. */
export function formatClockRange(from: string, to: string, lang: Lang): string {
  if (from === '00:00' && to === '24:00') return lang === 'fr' ? '24\u00a0h sur\u00a024' : '24\u00a0hours';
  const [first, last] = [formatClock(from, lang), formatClock(to, lang)];
  if (lang === 'fr') return first + UNBROKEN_DASH + last;
  const half = last.slice(-2);
  return `${/[ap]m/.test(half) && first.endsWith(half) ? first.slice(0, -2) : first}–\u2060${last}`;
}

/** "40 min", "2 h", "1 h 45"; in English "1 h 45 min". @param minutes whole. */
export function formatDuration(minutes: number, lang: Lang): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  if (rest === 0) return `${hours}\u00a0h`;
  return lang === 'fr'
    ? `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`
    : `${hours}\u00a0h\u00a0${rest}\u00a0min`;
}

/** `10:00`, `10:00 – 18:00`. */
const WRITTEN =
  /(?<![\d:.])([01]\d|2[0-4]):([0-5]\d)(?![\d:])(?: ?[–-] ?([01]\d|2[0-4]):([0-5]\d)(?![\d:]))?/g;

/** Words in which hours of the 24-hour clock, "10:00 – 18:00", are said as all others are. */
export function inClockStyle(words: string, lang: Lang): string {
  return words.replace(
    WRITTEN,
    (_, hour: string, minutes: string, lastHour?: string, lastMinutes?: string) => {
      const from = `${hour}:${minutes}`;
      return lastHour === undefined || lastMinutes === undefined
        ? formatClock(from, lang)
        : formatClockRange(from, `${lastHour}:${lastMinutes}`, lang);
    },
  );
}

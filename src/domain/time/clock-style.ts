import type { TextLang } from '../model/languages.ts';

/* Separate from modules that are too large for the scripts of pages. No line ends within a time. */

/** The time in programme rows (**Clock style**): "18H30" for "18:30". */
export function formatProgrammeTime(time: string): string {
  return time.replace(':', 'H');
}

/** @param minutes two digits; empty on the hour. */
type Clock = (hour: number, minutes: string) => string;

/** Clocks by language. Other languages write a time as it is given, "18:30". */
const clocks: Readonly<Partial<Record<TextLang, Clock>>> = {
  fr: (hour, minutes) => {
    if (hour % 24 === 0 && !minutes) return 'minuit';
    return `${hour}\u00a0h${minutes && `\u00a0${minutes}`}`;
  },
  en: (hour, minutes) => {
    if (hour % 12 === 0 && !minutes) return hour === 12 ? 'noon' : 'midnight';
    return `${hour % 12 || 12}${minutes && `.${minutes}`}${hour % 24 < 12 ? 'am' : 'pm'}`;
  },
};

/** The rule **Clock style**: "18 h 30", "18 h", "minuit"; "6.30pm", "6pm", "noon". @param time `HH:mm`, up to 24:00. */
export function formatClock(time: string, lang: TextLang): string {
  return clocks[lang]?.(Number(time.slice(0, 2)), time.slice(3).replace('00', '')) ?? time;
}

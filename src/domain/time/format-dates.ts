import { memoised } from '../memoised.ts';
import { dayParts, weekdayOf, type DayRange, type Month } from './days.ts';
import type { Day } from '../model/core.ts';
import { languages } from '../model/language-table.ts';
import type { Lang } from '../model/languages.ts';

/** Only names come from Intl; their order is fixed here, so that every engine writes the same text. */
const namesIn = memoised((lang: Lang) => {
  const { locale, dateLocale = locale } = languages[lang];
  const list = (count: number, options: Intl.DateTimeFormatOptions, dateOf: (index: number) => number) => {
    const formatter = new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => formatter.format(dateOf(index)));
  };
  const month = (index: number) => Date.UTC(2024, index, 15);
  // 1 January 2024 was a Monday.
  const weekday = (index: number) => Date.UTC(2024, 0, 1 + index);
  return {
    months: list(12, { month: 'long' }, month),
    shortMonths: list(12, { month: 'short' }, month),
    weekdays: list(7, { weekday: 'long' }, weekday),
    shortWeekdays: list(7, { weekday: 'short' }, weekday),
  };
});

/** Days of the month that a language does not write as a number alone. */
const ordinals: Readonly<Partial<Record<Lang, Record<number, string>>>> = { fr: { 1: '1er' } };

const ordinal = (date: number, lang: Lang): string => ordinals[lang]?.[date] ?? String(date);

/** Day of the month: "9", "1er". */
export function formatDayNumber(day: Day, lang: Lang): string {
  return ordinal(dayParts(day).date, lang);
}

/** "mercredi", "9", "octobre": the words of a day, for headings that place them separately. */
export function wordsOfDay(day: Day, lang: Lang): Record<'weekday' | 'date' | 'month', string> {
  const { months, weekdays } = namesIn(lang);
  const { month, date } = dayParts(day);
  return {
    weekday: weekdays[weekdayOf(day)] ?? '',
    date: ordinal(date, lang),
    month: months[month - 1] ?? '',
  };
}

/* A line never ends between a date and its month. */

/** "9 octobre", "1er octobre", "9 October". */
export function formatDayMonth(day: Day, lang: Lang): string {
  const { date, month } = wordsOfDay(day, lang);
  return `${date}\u00a0${month}`;
}

/** "mercredi 9 octobre", "Wednesday 9 October". */
export function formatDay(day: Day, lang: Lang): string {
  return `${wordsOfDay(day, lang).weekday} ${formatDayMonth(day, lang)}`;
}

/** "mercredi 9 octobre 2024", "Wednesday 9 October 2024". */
export function formatFullDay(day: Day, lang: Lang): string {
  return `${formatDay(day, lang)} ${dayParts(day).year}`;
}

/** Formats a day with its year, unless that is the year of the page. @param pageYear null if the page has none. */
export function formatDayIn(day: Day, lang: Lang, pageYear: number | null): string {
  return dayParts(day).year === pageYear ? formatDay(day, lang) : formatFullDay(day, lang);
}

/** "9 octobre 2024", "9 October 2024". */
export function formatLongDate(day: Day, lang: Lang): string {
  return `${formatDayMonth(day, lang)} ${dayParts(day).year}`;
}

/** "octobre 2024", "October 2024". */
export function formatMonth(month: Month, lang: Lang): string {
  const first = `${month}-01`;
  return `${wordsOfDay(first, lang).month} ${dayParts(first).year}`;
}

/**
 * "9 octobre – 9 novembre 2024", "9–12 October 2024", or one long date. Month and year are not repeated, and the year
 * of the page is left out.
 */
export function formatDateRange({ first, last }: DayRange, lang: Lang, pageYear: number | null = null) {
  const [from, to] = [dayParts(first), dayParts(last)];
  const isPageYear = from.year === pageYear && to.year === pageYear;
  const end = isPageYear ? formatDayMonth(last, lang) : formatLongDate(last, lang);
  if (first === last) return end;
  if (from.year !== to.year) return `${formatLongDate(first, lang)}\u00a0– ${end}`;
  if (from.month !== to.month) return `${formatDayMonth(first, lang)}\u00a0– ${end}`;
  return `${ordinal(from.date, lang)}–\u2060${end}`;
}

/** The day on the button that clears a day filter: dd-MM-yyyy. */
export function formatButtonDay(day: Day): string {
  return day.split('-').reverse().join('-');
}

/** The parts of a date badge: "1er", "oct.", "mer." or "9", "Oct", "Wed". */
export function dateBadge(day: Day, lang: Lang) {
  const { month, date } = dayParts(day);
  const { shortMonths, shortWeekdays } = namesIn(lang);
  return {
    date: ordinal(date, lang),
    month: shortMonths[month - 1] ?? '',
    weekday: shortWeekdays[weekdayOf(day)] ?? '',
  };
}

/** Weekday names, Monday first, for the heads of calendars. */
export function weekdayNames(lang: Lang): { long: string; short: string }[] {
  const { weekdays, shortWeekdays } = namesIn(lang);
  return weekdays.map((long, index) => ({ long, short: shortWeekdays[index] ?? long }));
}

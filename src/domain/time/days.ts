import type { Day } from '../model/core.ts';
import { DAY_MS } from './durations.ts';

const pattern = /^[1-9]\d{3}-\d\d-\d\d$/;

/** Years outside these are typing errors, or placeholders of the back end: 0000, 9999. */
export const FIRST_YEAR = 1800;
export const LAST_YEAR = 2199;

/** A plausible year of a festival, past or planned. */
export function isFestivalYear(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Year and month, `yyyy-MM`. */
export type Month = string;

/** First and last day, both included. */
export interface DayRange {
  first: Day;
  last: Day;
}

function partsOrNull(text: string) {
  if (!pattern.test(text)) return null;
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  // `Date` moves a date that does not exist into another month.
  const real = new Date(Date.UTC(year, month - 1, date));
  return real.getUTCMonth() === month - 1 ? { year, month, date } : null;
}

/** True for a day of the calendar written `yyyy-MM-dd`, from year 1000 on. */
export function isDay(text: string): boolean {
  return partsOrNull(text) !== null;
}

/** Returns the year, the month from 1 to 12, and the date. @throws RangeError if the text is not a calendar day. */
export function dayParts(day: Day) {
  const parts = partsOrNull(day);
  if (!parts) throw new RangeError(`"${day}" is not a calendar day: expected yyyy-MM-dd, e.g. 2024-10-09`);
  return parts;
}

function toSerial(day: Day): number {
  const { year, month, date } = dayParts(day);
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

function fromSerial(serial: number): Day {
  return new Date(serial * DAY_MS).toISOString().slice(0, 10);
}

/** The day `count` days later, or earlier if negative. Calendar days, independent of time zones. */
export function addDays(day: Day, count: number): Day {
  return fromSerial(toSerial(day) + count);
}

/** The earlier or later of two days, or of two instants: both compare as strings. */
export const earlier = (a: string, b: string): string => (a < b ? a : b);
export const later = (a: string, b: string): string => (a > b ? a : b);

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return toSerial(to) - toSerial(from);
}

/** Every day from the first to the last, both included; none if the last is before the first. */
export function daysFrom({ first, last }: DayRange): Day[] {
  const start = toSerial(first);
  return Array.from({ length: Math.max(0, toSerial(last) - start + 1) }, (_, index) =>
    fromSerial(start + index),
  );
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  // The first day of the Unix epoch was a Thursday.
  return (((toSerial(day) + 3) % 7) + 7) % 7;
}

/** The seven days of the week a day is in, Monday first. */
export function weekOf(day: Day): Day[] {
  const monday = addDays(day, -weekdayOf(day));
  return daysFrom({ first: monday, last: addDays(monday, 6) });
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The month `count` months later, or earlier if negative. */
export function addMonths(month: Month, count: number): Month {
  const { year, month: number } = dayParts(`${month}-01`);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export const lastOfMonth = (month: Month): Day => addDays(`${addMonths(month, 1)}-01`, -1);

/** The same date in another month, or the last day of that month if it is shorter. */
export function sameDayInMonth(day: Day, month: Month): Day {
  const sameDate = `${month}-${String(dayParts(day).date).padStart(2, '0')}`;
  return earlier(sameDate, lastOfMonth(month));
}

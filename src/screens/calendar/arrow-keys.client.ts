import { addDays, addMonths, monthOf, sameDayInMonth, weekdayOf } from '../../domain/time/days.ts';
import type { Day } from '../../domain/model/core.ts';
import { arrowKey } from '../../components/browser/arrow-key.ts';

/** The day that each key moves to, on a calendar without gaps. */
const steps: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => sameDayInMonth(day, addMonths(monthOf(day), -1)),
  PageDown: (day) => sameDayInMonth(day, addMonths(monthOf(day), 1)),
};

/**
 * Returns the day that a key moves to, by the grid pattern of WAI-ARIA: the nearest selectable day in its direction, or
 * the first or last one. Home and End stay within the week.
 * @param days the selectable days, in order, including `from`.
 * @returns `from` for any other key.
 */
export function dayAfterKey(key: string, from: Day, days: readonly Day[]): Day {
  const monday = addDays(from, -weekdayOf(from));
  if (key === 'Home') return days.find((day) => day >= monday) ?? from;
  if (key === 'End') return days.findLast((day) => day <= addDays(monday, 6)) ?? from;
  const target = steps[key]?.(from);
  if (target === undefined) return from;
  if (target > from) return days.find((day) => day >= target) ?? days.at(-1) ?? from;
  return days.findLast((day) => day <= target) ?? days[0] ?? from;
}

/** Like `dayAfterKey`, for a key as it was pressed: on a right-to-left page the left arrow moves forwards. */
export const dayAfterPress = (key: string, from: Day, days: readonly Day[]): Day =>
  dayAfterKey(arrowKey(key), from, days);

import { addDays, addMonths, monthOf, sameDayInMonth, weekdayOf } from '../../domain/time/days.ts';
import type { Day } from '../../domain/model/core.ts';
import { arrowKey } from '../../components/browser/arrow-key.ts';

/** Where each key leads, on a calendar without gaps. */
const steps: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => sameDayInMonth(day, addMonths(monthOf(day), -1)),
  PageDown: (day) => sameDayInMonth(day, addMonths(monthOf(day), 1)),
};

/**
 * Where a key leads within a calendar, by the grid pattern of WAI-ARIA: to the nearest selectable day in its direction, at
 * most to the first or last. Home and End stay within the week.
 * @param days the selectable ones, in order, `from` among them.
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

/** The same, of the key as it was pressed: on a page that runs from right to left the left arrow leads on. */
export const dayAfterPress = (key: string, from: Day, days: readonly Day[]): Day =>
  dayAfterKey(arrowKey(key), from, days);

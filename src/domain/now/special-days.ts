import { isMultiDay, runsOn } from '../event/event-days.ts';
import { takesPlace } from '../event/event-status.ts';
import { openingHoursOf } from '../event/opening-hours/event-hours.ts';
import { hoursOn, type SpecialDays } from '../event/opening-hours/opening-hours.ts';
import type { Day, FestivalEvent } from '../model/core.ts';
import type { PublicHoliday } from '../model/festival.ts';

/**
 * Returns the days that differ from the regular week (**Opening hours**), in order: public holidays, and days on which
 * an event is closed although it is otherwise open on that weekday.
 * @param days of the edition.
 */
export function specialDaysOf(
  events: readonly FestivalEvent[],
  publicHolidays: readonly PublicHoliday[],
  days: readonly Day[],
) {
  const holidayDays = new Set(publicHolidays.map(({ day }) => day));
  return days.flatMap((day) => {
    const holidays = publicHolidays.filter((holiday) => holiday.day === day);
    const closed = events.filter((event) => isClosedOnce(event, day, holidayDays));
    return holidays.length > 0 || closed.length > 0 ? [{ day, holidays, closed }] : [];
  });
}

const ordinary: SpecialDays = { publicHolidays: new Set(), closures: new Set() };

function isClosedOnce(event: FestivalEvent, day: Day, publicHolidays: ReadonlySet<Day>): boolean {
  const { time, closures } = event;
  if (!time || !isMultiDay(time) || !runsOn(time, day) || !takesPlace(event)) return false;
  const hours = openingHoursOf(event);
  if (!hours) return closures.includes(day);
  const isOpen = (special: SpecialDays): boolean => hoursOn(hours, day, special).length > 0;
  return isOpen(ordinary) && !isOpen({ publicHolidays, closures: new Set(closures) });
}

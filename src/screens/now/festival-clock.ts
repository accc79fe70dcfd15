import { timeZone } from '../../site/time-zone.ts';

/**
 * The festival's clock by the days that the page was given with their names: a library of time zones would weigh as much
 * as the rest of the page's script.
 * @param days first instants of the days, in milliseconds since 1970.
 */
export function festivalClock(days: readonly number[], names: readonly string[]) {
  const hours = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (instant: number): { day: string; time: string } => ({
    day: names[days.findLastIndex((start) => start <= instant)] ?? '',
    time: hours.format(instant),
  });
}

import type { Moment } from '../model/common.ts';

const MINUTE = 60_000;
const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * A moment as ISO 8601 in the festival's time zone, with its offset: `2024-10-12T18:30:00+01:00`; the day alone if no
 * time is known.
 */
export function localIso({ day, time, instant }: Moment): string {
  if (time === null) return day;
  // The time of a moment has no seconds, its instant may.
  const minutes = Math.ceil((Date.parse(`${day}T${time}:00Z`) - Date.parse(instant)) / MINUTE);
  const ahead = Math.abs(minutes);
  const offset = `${twoDigits(Math.floor(ahead / 60))}:${twoDigits(ahead % 60)}`;
  return `${day}T${time}:00${minutes < 0 ? '-' : '+'}${offset}`;
}

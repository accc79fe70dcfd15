import type { Moment } from '../model/common.ts';
import { endOfDay } from '../time/moments.ts';
import type { CountdownSpan } from './countdown.ts';

/**
 * Opening and closing of an edition. An end without a time is the end of that day in the time zone. For the build:
 * browsers are given the instants, and no code that knows time zones.
 * @param timeZone IANA name.
 */
export function countdownSpan(
  { start, end }: { start: Moment | null; end: Moment | null },
  timeZone: string,
): CountdownSpan {
  const opening = start?.instant ?? null;
  const closing = end && (end.time === null ? endOfDay(end.day, timeZone) : end.instant);
  return { opening, closing: opening && closing && closing <= opening ? null : closing };
}

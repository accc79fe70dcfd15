import type { Instant } from '../model/core.ts';

/** The two instants a countdown runs to. */
export interface CountdownSpan {
  opening: Instant | null;
  closing: Instant | null;
}

function timeLeft(milliseconds: number) {
  const seconds = Math.floor(milliseconds / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** The rule **Countdown**, at the visitor's now. Null when the edition has no date to count to. */
export function countdown({ opening, closing }: CountdownSpan, now: Date) {
  // NaN if the date is unknown, which is then neither past nor future.
  const until = (target: Instant | null): number => Date.parse(target ?? '') - now.getTime();
  if (until(closing) <= 0) return { phase: 'over', left: timeLeft(0) } as const;
  if (until(opening) > 0) return { phase: 'before', left: timeLeft(until(opening)) } as const;
  return opening && closing ? ({ phase: 'during', left: timeLeft(until(closing)) } as const) : null;
}

import type { Instant } from '../model/core.ts';

/** The two instants a countdown runs to. */
export interface CountdownSpan {
  opening: Instant | null;
  closing: Instant | null;
}

/** The time remaining; never negative. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export type Countdown =
  | { phase: 'before' | 'during'; target: Instant; left: TimeLeft }
  | { phase: 'over'; target: null; left: TimeLeft };

function timeLeft(milliseconds: number): TimeLeft {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** The rule **Countdown**, at the visitor's now. Null when the edition has no date to count to. */
export function countdown({ opening, closing }: CountdownSpan, now: Date): Countdown | null {
  const instant = now.getTime();
  const to = (phase: 'before' | 'during', target: Instant): Countdown => ({
    phase,
    target,
    left: timeLeft(Date.parse(target) - instant),
  });
  if (closing && instant >= Date.parse(closing)) return { phase: 'over', target: null, left: timeLeft(0) };
  if (opening && instant < Date.parse(opening)) return to('before', opening);
  return opening && closing ? to('during', closing) : null;
}

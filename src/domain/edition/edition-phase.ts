import type { Instant } from '../model/core.ts';

/** When an edition opens and closes; null if unknown. */
export interface EditionSpan {
  opening: Instant | null;
  closing: Instant | null;
}

/** Returns the phase of an edition. Null if it is not over and its start is unknown: it may or may not have begun. */
export function editionPhase({ opening, closing }: EditionSpan, now: Date) {
  const instant = now.getTime();
  if (closing !== null && instant >= Date.parse(closing)) return 'over';
  if (opening === null) return null;
  return instant < Date.parse(opening) ? 'before' : 'during';
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
export function countdown(span: EditionSpan, now: Date) {
  const phase = editionPhase(span, now);
  const target = phase === 'before' ? span.opening : span.closing;
  if (phase === null || target === null) return null;
  return { phase, left: timeLeft(Math.max(0, Date.parse(target) - now.getTime())) };
}

import type { Instant } from '../model/common.ts';

/** When an edition opens and closes. */
export interface EditionSpan {
  /** Null when no start is known. */
  opening: Instant | null;
  closing: Instant;
}

/** Where an edition stands at some instant. */
export type EditionPhase = 'before' | 'during' | 'over';

/** Null if the edition is not over and its start is unknown: it may or may not have begun. */
export function editionPhase({ opening, closing }: EditionSpan, now: Date): EditionPhase | null {
  const instant = now.getTime();
  if (instant >= Date.parse(closing)) return 'over';
  if (opening === null) return null;
  return instant < Date.parse(opening) ? 'before' : 'during';
}

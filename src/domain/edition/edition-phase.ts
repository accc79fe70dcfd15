import type { Instant } from '../model/common.ts';

/** The instants between which an edition lasts. */
export interface EditionSpan {
  /** Null when no start is known. */
  opening: Instant | null;
  closing: Instant;
}

/** Where an edition stands at some instant. */
export type EditionPhase = 'before' | 'during' | 'over';

/** Null while it is not over and no start is known: then nothing is sure. */
export function editionPhase({ opening, closing }: EditionSpan, now: Date): EditionPhase | null {
  const instant = now.getTime();
  if (instant >= Date.parse(closing)) return 'over';
  if (opening === null) return null;
  return instant < Date.parse(opening) ? 'before' : 'during';
}

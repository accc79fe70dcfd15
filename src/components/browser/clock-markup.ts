import type { Instant } from '../../domain/model/core.ts';

/** Returns an instant without its seconds, which are always zero here: a page contains a hundred instants. */
export function withoutSeconds(instant: Instant | null | undefined): string | undefined {
  return instant?.replace(/:\d\d\.\d+Z$/, 'Z');
}

/* Attributes that connect HTML that is hidden once something is past with its script (`follow-clock.client.ts`). */

/** On the element that is hidden: the instant after which it is past. */
export const UNTIL = 'data-until';
/** On the next element, which is then shown in its place. */
export const AFTERWARDS = 'data-afterwards';

/** Attributes that hide an element once an instant is past; never if it is null: `<p {...hiddenAfter(end)}>`. */
export const hiddenAfter = (instant: Instant | null | undefined) => ({
  [UNTIL]: withoutSeconds(instant),
});

/* Attributes that connect the HTML of words that name a phase (`EditionStatus.astro`) with its styles and its script. */

/** On a word: the instant from which it is the current one; without it, from the beginning. */
export const FROM = 'data-from';
/** On the current word; the others are hidden, but keep their space. */
export const CURRENT = 'data-current';

import type { Instant } from '../../domain/model/core.ts';

/** An instant without its seconds, which are always zero here: a page contains a hundred of them. */
export function withoutSeconds(instant: Instant | null | undefined): string | undefined {
  return instant?.replace(/:\d\d\.\d+Z$/, 'Z');
}

/* Attributes by which HTML that is hidden once something is past meets its script (`follow-clock.client.ts`). */

/** On what is hidden then: the instant. */
export const UNTIL = 'data-until';
/** On what follows it and is shown in its place. */
export const AFTERWARDS = 'data-afterwards';

/** Hides an element once an instant is past; never if there is none: `<p {...hiddenAfter(end)}>`. */
export const hiddenAfter = (instant: Instant | null | undefined) => ({
  [UNTIL]: withoutSeconds(instant),
});

/* Attributes by which the HTML of words that name a phase (`PhaseWords.astro`), its styles and its script meet. */

/** From when the word is the one to be read, an instant; without it, from the beginning. */
export const FROM = 'data-from';
/** On the word to be read now; the others leave room for it. */
export const CURRENT = 'data-current';

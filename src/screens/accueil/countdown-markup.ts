import type { EditionPhase } from '../../domain/edition/edition-phase.ts';
import type { Instant } from '../../domain/model/common.ts';

/* How the HTML of the countdown meets its script: the element has the span, what is in it a phase each. */

interface Span {
  opening: Instant | null;
  closing: Instant | null;
}

/** Gives an element the span: `<edition-countdown {...withSpan(span)}>`. */
export const withSpan = ({ opening, closing }: Span) => ({
  'data-opening': opening,
  'data-closing': closing,
});

/** The span that an element was given. */
export function spanOf({ dataset }: HTMLElement): Span {
  return { opening: dataset['opening'] ?? null, closing: dataset['closing'] ?? null };
}

/** Marks what is to be read in one phase. */
export const inPhase = (phase: EditionPhase) => ({ 'data-phase': phase });

/** What is to be read in each phase, one element a phase. */
export const textsOf = (element: HTMLElement): Iterable<HTMLElement> =>
  element.querySelectorAll<HTMLElement>('[data-phase]');

/** Whether an element is to be read in this phase. */
export const isOfPhase = ({ dataset }: HTMLElement, phase: EditionPhase): boolean =>
  dataset['phase'] === phase;

/** On a number of the countdown: its unit, such as `days`. */
export const UNIT = 'data-unit';

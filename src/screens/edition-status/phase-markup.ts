import type { EditionPhase } from '../../domain/edition/edition-phase.ts';
import type { Phase as EventPhase } from '../../domain/event/event-phase.ts';
import type { Instant } from '../../domain/model/common.ts';

/* How the HTML that goes by the phase of an edition or an event meets its scripts: those in an element have a phase each. */

type Phase = EditionPhase | EventPhase;

interface Span {
  opening: Instant | null;
  closing: Instant | null;
}

/** Gives an element the span: `<edition-status {...withSpan(span)}>`. */
export const withSpan = ({ opening, closing }: Span) => ({
  'data-opening': opening,
  'data-closing': closing,
});

/** The span that an element was given. */
export function spanOf({ dataset }: HTMLElement): Span {
  return { opening: dataset['opening'] ?? null, closing: dataset['closing'] ?? null };
}

/** Marks what is to be read in one phase. */
export const inPhase = (phase: Phase) => ({ 'data-phase': phase });

/** On what is to be read now, where the others leave room for it. */
export const CURRENT = 'data-current';

/** What is to be read in each phase, one element a phase. */
export const textsOf = (element: HTMLElement): Iterable<HTMLElement> =>
  element.querySelectorAll<HTMLElement>('[data-phase]');

/** Whether an element is to be read in this phase. */
export const isOfPhase = ({ dataset }: HTMLElement, phase: Phase | null): boolean =>
  dataset['phase'] === phase;

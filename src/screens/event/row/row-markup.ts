import type { Day } from '../../../domain/model/common.ts';
import { withoutSeconds } from '../../../components/without-seconds.ts';
import type { EventRowView } from './event-row.ts';

/** On a row, and on what tells the state of an event: when one can get in (`opennessText`). */
export const OPENNESS = 'data-openness';

/**
 * Attributes of a row from which the filters read its days (`row-days.ts`), and the visitor's clock whether it is on or
 * over (`row-phase.ts`). A page contains a hundred rows, so they do not repeat what the row or its section has already.
 * @param sectionDay the day of all rows of its section, if it is the same.
 */
export function rowTimes(
  { days, when, phases }: Pick<EventRowView, 'days' | 'when' | 'phases'>,
  sectionDay: Day | null,
): { 'data-days'?: string; 'data-phases'?: string } {
  if (!days || !phases) return {};
  const interval = days.first === days.last ? days.first : `${days.first}/${days.last}`;
  return {
    ...(interval !== sectionDay && { 'data-days': interval }),
    ...(when?.hour?.ends == null && { 'data-phases': phaseInterval(phases) }),
  };
}

/** From when it is on, if that is ever certain, and from when it is over. */
function phaseInterval({ now, over }: NonNullable<EventRowView['phases']>): string {
  return `${withoutSeconds(now) ?? ''}/${withoutSeconds(over) ?? ''}`;
}

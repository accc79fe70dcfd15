import type { FestivalEvent } from '../model/event.ts';

/** The event takes place at the time announced: it is neither cancelled nor put off. */
export function takesPlace({ status }: Pick<FestivalEvent, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'postponed';
}

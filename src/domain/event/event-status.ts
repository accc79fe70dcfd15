import type { FestivalEvent } from '../model/event.ts';

/** The event takes place at the announced time: it is neither cancelled nor postponed (**Status**). */
export function takesPlace({ status }: Pick<FestivalEvent, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'postponed';
}

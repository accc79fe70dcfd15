import type { EventStatus, FestivalEvent, WithdrawnEvent } from '../model/core.ts';

export type MayBeWithdrawn = Pick<FestivalEvent, 'status' | 'time'> &
  Partial<Pick<WithdrawnEvent, 'withdrawnAt'>>;

/**
 * The rule **Status**, used for the state of an event, its pages, calendars and search engines. Null if it is as
 * planned. An event withdrawn before it began is cancelled; an event withdrawn later took place.
 */
export function statusOf({ status, time, withdrawnAt }: MayBeWithdrawn): EventStatus | null {
  const isTakenOff = withdrawnAt !== undefined && time !== null && withdrawnAt < time.start.instant;
  return isTakenOff ? 'cancelled' : status;
}

/** The back end no longer lists the event. */
export const isWithdrawn = ({ withdrawnAt }: MayBeWithdrawn): boolean => withdrawnAt !== undefined;

/** The event takes place at the announced time: it is neither cancelled nor postponed (**Status**). */
export function takesPlace(event: MayBeWithdrawn): boolean {
  const status = statusOf(event);
  return status !== 'cancelled' && status !== 'postponed';
}

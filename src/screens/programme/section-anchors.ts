import type { Day } from '../../domain/model/core.ts';

/** Id of the section of events of several days. */
export const ON_VIEW = 'on-view';

/** Id of the section of events that are closed on the shown day. */
export const CLOSED = 'closed';

export const dayAnchor = (day: Day): string => `day-${day}`;

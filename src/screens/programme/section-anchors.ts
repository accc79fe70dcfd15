import type { Day } from '../../domain/model/core.ts';

/** The section of what is on for several days, by its id. */
export const ON_VIEW = 'on-view';

/** The section of what is closed on the day that is shown, by its id. */
export const CLOSED = 'closed';

/** The section of a day, by its id. */
export const dayAnchor = (day: Day): string => `day-${day}`;

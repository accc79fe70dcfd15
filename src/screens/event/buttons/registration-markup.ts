import type { Id } from '../../../domain/model/core.ts';

/** Attributes by which the HTML of registrations, its styles and its scripts meet. */
export const REGISTER = 'data-register';
/** The link shows what the stores know; until then the styles of the first paint do. */
export const LIVE = 'data-live';
/** The visitor is registered. */
export const JOINED = 'data-joined';

/** Stands around a link that the island renders, and takes no part in the layout. */
export const REGISTER_PLACE = 'data-register-place';

/** Every link that registers for an event. */
export const REGISTER_LINKS = `a[${REGISTER}]`;

/** The event that a link registers for. */
export const eventIdOf = (link: HTMLElement): Id => Number(link.getAttribute(REGISTER));

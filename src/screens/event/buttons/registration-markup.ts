import type { Id } from '../../../domain/model/core.ts';

/** On a link that registers for an event: the event's id. HTML, styles and scripts share these attributes. */
export const REGISTER = 'data-register';
/** On a link that shows the state in the stores; until then, the styles of the first paint do. */
export const LIVE = 'data-live';
/** On a link: the visitor is registered. */
export const JOINED = 'data-joined';
/** Property that the styles give to a link whose words offer to end the registration. */
export const LEAVE = '--leave';

/** On the element around a link that the island renders; it takes no part in the layout. */
export const REGISTER_PLACE = 'data-register-place';

export const REGISTER_LINKS = `a[${REGISTER}]`;

export const eventIdOf = (link: HTMLElement): Id => Number(link.getAttribute(REGISTER));

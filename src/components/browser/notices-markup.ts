/* Attributes that connect the HTML of the notices (`shell/notices/Notices.astro`) with their scripts. */

export const NOTICES = 'data-notices';
/** Within a notice: the button of its action, and the button that closes it. */
export const NOTICE_ACTION = 'data-action';
export const NOTICE_CLOSE = 'data-close';
/** On the message that code could not be loaded. */
export const LOAD_FAILURE = 'data-load-failure';

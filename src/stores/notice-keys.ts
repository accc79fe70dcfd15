/** Dispatched on the window when there is something to show, to wake the island that shows it. */
export const NOTICE_EVENT = 'notice';

/** Where notices wait on their way to the next page. */
export const NOTICES_KEY = 'notices';

/** Attribute of a button that shares a page: the page's address. */
export const SHARE = 'data-share';
/** Attribute with what is said once the address is copied. */
export const SHARE_COPIED = 'data-copied';
/** Attribute with what is said, before the address, where it cannot be copied. */
export const SHARE_BY_HAND = 'data-by-hand';
/** On one that copies the address, whatever the device shares with. */
export const COPY = 'data-copy';

/** Attribute of a button that shares a page: the page's address. */
export const SHARE = 'data-share';
/** Attribute with the message that is shown once the address is copied. */
export const SHARE_COPIED = 'data-copied';
/** Attribute with the message that is shown, before the address, if it cannot be copied. */
export const SHARE_BY_HAND = 'data-by-hand';
/** Attribute of a share button that always copies the address, even if the device can share it. */
export const COPY = 'data-copy';

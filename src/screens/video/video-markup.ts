/* Attributes by which the HTML of videos and their scripts meet. */

/** On a video: the address of the provider's player or else of a file, and its title. */
export const EMBED = 'data-embed';
export const FILE = 'data-file';
export const TITLE = 'data-title';
/** On a link of the list beside a video: its index. */
export const CHOICE = 'data-video';
/** On a button that steps through the list: how many further, or back. */
export const STEP = 'data-step';

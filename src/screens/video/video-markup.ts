/* Attributes shared by the HTML of videos and their scripts. */

/** On a video: the address of the provider's player, or of a file, and its title. */
export const EMBED = 'data-embed';
export const FILE = 'data-file';
export const TITLE = 'data-title';
/** On a link of the list next to a video: its index. */
export const CHOICE = 'data-video';
/** On a button that steps through the list: the number of videos to move, negative to move back. */
export const STEP = 'data-step';

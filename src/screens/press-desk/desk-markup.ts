import type { Key, Words } from '../../i18n/translate.ts';

/* How the HTML of the press desk meets its scripts. */

/** Element around what can be copied and chosen; it carries the words that the scripts say. */
export const DESK = 'press-desk';
/** On a button: the id of the element whose text it copies; without one, what stands before it. */
export const COPY = 'data-copy';
/** On a button that has just copied: what came of it. Styles show it in place of its own words. */
export const SAYS = 'data-says';
/** On the live region that says so too. */
export const COPY_STATUS = 'data-copy-status';
/** On a button that chooses all pictures, or none. */
export const SELECT_ALL = 'data-select-all';
/** On the checkbox of a picture: the bytes of its file, to which the link of its figure leads. */
export const BYTES = 'data-bytes';
/** On the checkbox of one whose credit is not known: it is chosen by itself, never with all. */
export const UNCREDITED = 'data-uncredited';
/** On the desk: where the labels of its pictures are. */
export const PICTURES = 'data-pictures';
/** On the part that makes the ZIP, and on its own parts. */
export const ZIP = 'data-zip';
export const ZIP_START = 'data-zip-start';
export const ZIP_CANCEL = 'data-zip-cancel';
export const ZIP_RETRY = 'data-zip-retry';
export const ZIP_WITHOUT = 'data-zip-without';
export const ZIP_STATUS = 'data-zip-status';
export const ZIP_SELECTION = 'data-zip-selection';
export const ZIP_FAILED = 'data-zip-failed';

/** Words of the script that makes a ZIP: the desk carries them in this order. */
export const zipKeys = [
  'press.selected.one',
  'press.selected.other',
  'press.selectedNone',
  'press.zip.cancelled',
  'press.zip.done.one',
  'press.zip.done.other',
  'press.zip.failed',
  'press.zip.failedAt',
  'press.zip.noFiles',
  'press.zip.outdated',
  'press.zip.progress',
  'press.zip.refused',
  'press.zip.unreachable',
] as const satisfies readonly Key[];

export type ZipWords = Words<typeof zipKeys>;

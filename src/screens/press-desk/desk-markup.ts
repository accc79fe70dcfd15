import type { Key, Words } from '../../i18n/translate.ts';

/* Names shared by the HTML of the press desk and its scripts. */

/** Element around all that can be copied and chosen; its attributes hold the words that the scripts show. */
export const DESK = 'press-desk';
/** On a copy button: the id of the element whose text it copies; if empty, it copies the element before it. */
export const COPY = 'data-copy';
/** On a button that has just copied: the outcome. Styles show it in place of the button's own words. */
export const OUTCOME = 'data-outcome';
/** On the live region that announces the outcome of copying. */
export const COPY_STATUS = 'data-copy-status';
/** On a button that chooses all pictures, or none. */
export const SELECT_ALL = 'data-select-all';
/** On the checkbox of a picture: the size in bytes of its file, to which its figure links; empty if unknown. */
export const BYTES = 'data-bytes';
/** On the checkbox of a picture without a known credit: it is chosen individually, never with all. */
export const UNCREDITED = 'data-uncredited';
/** On the desk: the address of the labels of its pictures. */
export const PICTURES = 'data-pictures';
/** On the panel that makes the ZIP. */
export const ZIP = 'data-zip';
/** On a part of that panel: its name. */
export const ZIP_PART = 'data-zip-part';
export type ZipPart = 'cancel' | 'failed' | 'retry' | 'selection' | 'start' | 'status' | 'without';
export const zipPart = (name: ZipPart) => ({ [ZIP_PART]: name });

/** Words of the script that makes a ZIP. The desk holds them in this order. */
export const zipKeys = [
  'press.selected.one',
  'press.selected.other',
  'press.selectedNone',
  'press.selectedSize',
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

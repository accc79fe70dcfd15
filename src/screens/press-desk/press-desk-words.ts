import type { Key, Words } from '../../i18n/translate.ts';

/** Words of the script that makes a ZIP. */
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

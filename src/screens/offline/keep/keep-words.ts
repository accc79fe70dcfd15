import { type Key, keysUnder, type Words } from '../../../i18n/translate.ts';

export const keepKeys = [
  ...keysUnder('keep', 'keep.intro', 'keep.needsScript', 'keep.onDevice', 'keep.title'),
  'retry',
] as const satisfies Key[];

export type KeepWords = Words<typeof keepKeys>;

/** Words of the offline page: those of the controls, and those of the list of what is on the device. */
export const keptKeys = [
  ...keepKeys,
  'offline.kept',
  'offline.noneKept',
  'offline.others',
  'offline.read',
  'offline.readBound',
] as const satisfies Key[];

export type KeptWords = Words<typeof keptKeys>;

import type { Key, Words } from '../../../i18n/translate.ts';
import { keepKeys } from './words.ts';

/** Words of the list of what is on the device. */
export const keptKeys = [
  ...keepKeys,
  'offline.kept',
  'offline.noneKept',
  'offline.others',
  'offline.read',
  'offline.readBound',
] as const satisfies Key[];

export type KeptWords = Words<typeof keptKeys>;

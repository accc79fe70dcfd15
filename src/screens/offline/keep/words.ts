import { keysUnder, type Words } from '../../../i18n/translate.ts';

/** Words of what keeps an edition. */
export const keepKeys = keysUnder('keep', 'keep.needsScript', 'keep.onDevice');

export type KeepWords = Words<typeof keepKeys>;

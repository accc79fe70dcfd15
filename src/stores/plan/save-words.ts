import type { Lang } from '../../i18n/lang.ts';
import { dataPath } from '../../i18n/paths.ts';
import type { Key, Words } from '../../i18n/translate.ts';
import { fetchData } from '../fetch-own.ts';

/** Words of what saves events, which any page may have: loaded when a visitor turns to it, since no page carries them. */
export const saveKeys = [
  'plan.added',
  'plan.blocked',
  'plan.count.one',
  'plan.count.other',
  'plan.full',
  'plan.removed',
  'plan.saveTitle',
] as const satisfies Key[];

export type SaveWords = Words<typeof saveKeys>;

/** @throws NotFetched if they cannot be had: without words there is no button. */
export function loadSaveWords(lang: Lang): Promise<SaveWords> {
  return fetchData(dataPath(lang, 'plan'));
}

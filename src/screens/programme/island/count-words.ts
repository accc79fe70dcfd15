import { fillPlural } from '../../../i18n/fill.ts';
import type { Lang } from '../../../i18n/lang.ts';
import type { FilterWords } from './words.ts';

/** "64 événements", "1 événement", "Aucun événement". */
export function countWords(count: number, words: FilterWords, lang: Lang): string {
  if (count === 0) return words['programme.noEvents'];
  return fillPlural(lang, { one: words['events.one'], other: words['events.other'] }, count);
}

import type { Lang } from '../model/common.ts';

const collators = new Map<Lang, Intl.Collator>();

/** Orders texts as the language does: accents and case aside at first, numbers by value. */
export function compareText(a: string, b: string, lang: Lang): number {
  let collator = collators.get(lang);
  if (!collator) {
    collator = new Intl.Collator(lang, { numeric: true });
    collators.set(lang, collator);
  }
  return collator.compare(a, b);
}

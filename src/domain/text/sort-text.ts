import type { Lang } from '../model/common.ts';

const collators = new Map<Lang, Intl.Collator>();

/** Compares texts by the language's collation: accents and case matter last, numbers compare by value. */
export function compareText(a: string, b: string, lang: Lang): number {
  let collator = collators.get(lang);
  if (!collator) {
    collator = new Intl.Collator(lang, { numeric: true });
    collators.set(lang, collator);
  }
  return collator.compare(a, b);
}

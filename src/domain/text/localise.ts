import type { Lang, Localised } from '../model/core.ts';
import { directionOf, languages } from '../model/language-table.ts';
import type { TextLang } from '../model/languages.ts';

/** A text in the best available language, with the language it is in. */
export interface LocalText {
  text: string;
  lang: TextLang;
  /** The text does not exist in the interface language (**Other language shown**). */
  isFallback: boolean;
}

/** Returns the text in the interface language, otherwise in its first available fallback; null if there is none. */
export function localise(text: Localised, lang: Lang): LocalText | null {
  for (const candidate of [lang, ...languages[lang].fallbacks]) {
    const value = text[candidate];
    if (value) return { text: value, lang: candidate, isFallback: candidate !== lang };
  }
  return null;
}

/** Returns the `lang` and `dir` attributes of a text that is in another language than its page. */
export const langAttributes = (
  text: Pick<LocalText, 'lang' | 'isFallback'> | null,
): { lang?: TextLang; dir?: 'ltr' | 'rtl' | undefined } =>
  text?.isFallback ? { lang: text.lang, dir: directionOf(text.lang) } : {};

/**
 * Returns a localised text as a plain string, for sorting, file names and metadata; empty if there is none. On a page
 * its language would be lost: see `joinTexts`.
 */
export function plainText(text: Localised, lang: Lang): string {
  return localise(text, lang)?.text ?? '';
}

/** A line of texts: a string, or its parts if some are in another language than the page. */
export type Line = string | readonly (string | LocalText)[];

/** Joins texts to a line for a page, which keeps the language of each; null and empty texts are left out. */
export function joinTexts(
  texts: readonly (string | LocalText | null | undefined)[],
  separator: string,
): Line {
  const parts = texts
    .flatMap((text) => (text && typeof text !== 'string' && !text.isFallback ? text.text : (text ?? [])))
    .filter((part) => lineText([part]) !== '');
  return parts.every((part) => typeof part === 'string')
    ? parts.join(separator)
    : parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}

/** Returns a line as a plain string, for feeds and metadata. */
export const lineText = (line: Line): string =>
  [line]
    .flat()
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');

const collators = new Map<Lang, Intl.Collator>();

/** Compares texts by the language's collation: accents and case matter last, numbers compare by value. */
export function compareText(a: string, b: string, lang: Lang): number {
  const collator = collators.get(lang) ?? new Intl.Collator(lang, { numeric: true });
  collators.set(lang, collator);
  return collator.compare(a, b);
}

import en from '../../i18n/en.json' with { type: 'json' };
import fr from '../../i18n/fr.json' with { type: 'json' };
import { type Lang, defaultLang, type TextLang } from '../domain/model/languages.ts';
import { typeset } from '../domain/text/typography.ts';
import { fill, fillPlural, type Params } from './fill.ts';
import { spokenName } from '../domain/text/languages.ts';

export type Key = keyof typeof fr;
type Dictionary = Record<Key, string>;

const set = <Words extends Partial<Dictionary>>(words: Words, lang: Lang): Words =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, typeset(word, lang)])) as Words;

/**
 * Words of the interface, set by the rule **Typography**. Words that a language lacks are a type error, unless it
 * borrows them from another language: `ar: { ...set(fr, 'fr'), ...set(ar, 'ar') }`.
 */
export const dictionaries: Readonly<Record<Lang, Dictionary>> = { fr: set(fr, 'fr'), en: set(en, 'en') };

export type { Lang };

/** The translations of a list of keys, as returned by `words`. */
export type Words<Keys extends readonly Key[]> = Record<Keys[number], string>;
/** Translates into one language: `t('edition.year', { year: 2024 })`. */
export type Translate = (key: Key, params?: Params) => string;

export function translator(lang: Lang): Translate {
  return (key, params) => fill(dictionaries[lang][key], params);
}

/** Returns the few translations an island needs, as a prop: the dictionaries themselves never reach the browser. */
export function words<K extends Key>(lang: Lang, ...keys: K[]): Record<K, string> {
  return Object.fromEntries(keys.map((key) => [key, dictionaries[lang][key]])) as Record<K, string>;
}

export type KeyUnder<Base extends string> = Extract<Key, `${Base}.${string}`>;

/** Returns all keys that begin with `base` and a dot, except `but`; for lists that the browser never imports. */
export function keysUnder<Base extends string, K extends KeyUnder<Base> = never>(
  base: Base,
  ...but: K[]
): Exclude<KeyUnder<Base>, K>[] {
  const left = new Set<string>(but);
  return Object.keys(dictionaries[defaultLang]).filter(
    (key) => key.startsWith(`${base}.`) && !left.has(key),
  ) as Exclude<KeyUnder<Base>, K>[];
}

/** Returns the language's plural form for a number: `plural(lang, 'events', 3)` uses `events.other`. */
export function plural(lang: Lang, base: PluralBase, count: number): string {
  return fillPlural(lang, dictionaries[lang], base, count);
}

type PluralBase = {
  [K in Key]: K extends `${infer Base}.one` ? (`${Base}.other` extends Key ? Base : never) : never;
}[Key];

/** Returns the language of a text or a document in words of the page's language: "en arabe". */
export const inLanguage = (of: TextLang, lang: Lang): string =>
  translator(lang)('language.in', { language: spokenName(of, lang) ?? of });

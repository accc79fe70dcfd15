import en from '../../i18n/en.json' with { type: 'json' };
import fr from '../../i18n/fr.json' with { type: 'json' };
import type { Lang } from '../domain/model/languages.ts';
import { typeset } from '../domain/text/typography.ts';

export type Key = keyof typeof fr;
type Dictionary = Record<Key, string>;

const set = <Words extends Partial<Dictionary>>(words: Words, lang: Lang): Words =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, typeset(word, lang)])) as Words;

/**
 * Words of the interface, set by the rule **Typography**. Those that a language lacks are a type error, unless it borrows
 * them: `ar: { ...set(fr, 'fr'), ...set(ar, 'ar') }`.
 */
export const dictionaries: Readonly<Record<Lang, Dictionary>> = { fr: set(fr, 'fr'), en: set(en, 'en') };

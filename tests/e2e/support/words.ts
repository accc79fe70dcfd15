import en from '../../../i18n/en.json' with { type: 'json' };
import fr from '../../../i18n/fr.json' with { type: 'json' };

export const langs = ['fr', 'en'] as const;
export type Lang = (typeof langs)[number];

const dictionaries: Record<Lang, Record<string, string>> = { fr, en };

/** Beginning of a text, up to its first number or name. */
export const beginningOf = (text: string): string => text.replace(/\{.*/s, '');

/** Returns a function that looks up the site's own words in a language, by key. */
export const wordsOf =
  (lang: Lang) =>
  (key: string): string => {
    const word = dictionaries[lang][key];
    if (word === undefined) throw new Error(`i18n/${lang}.json has no ${key}`);
    return word;
  };

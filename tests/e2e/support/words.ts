import { readFileSync } from 'node:fs';

export const langs = ['fr', 'en'] as const;
export type Lang = (typeof langs)[number];

const read = (lang: Lang): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../i18n/${lang}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
const dictionaries = { fr: read('fr'), en: read('en') };

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

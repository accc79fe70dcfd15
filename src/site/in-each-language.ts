import type { Lang, Localised } from '../domain/model/core.ts';
import { byLang, type defaultLang } from '../domain/model/languages.ts';
import { plainText } from '../domain/text/localise.ts';

export type InEachLanguage = Readonly<Record<Lang, string>>;

/** Returns words of the festival itself in each language of the site, those of its first fallback where it has none. */
export const inEachLanguage = (words: Localised & Record<typeof defaultLang, string>): InEachLanguage =>
  byLang((lang) => plainText(words, lang));

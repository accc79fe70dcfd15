import type { Lang, Localised } from '../model/common.ts';

/** A text in the best available language, with the language it is in. */
export interface LocalText {
  text: string;
  lang: Lang | 'ar';
  /** The text does not exist in the interface language (**Other language shown**). */
  isFallback: boolean;
}

const preferences = { fr: ['fr', 'en', 'ar'], en: ['en', 'fr', 'ar'] } as const;

/** The text in the interface language, else in the other one, else in Arabic; null if there is none. */
export function localise(text: Localised, lang: Lang): LocalText | null {
  for (const candidate of preferences[lang]) {
    const value = text[candidate];
    if (value) return { text: value, lang: candidate, isFallback: candidate !== lang };
  }
  return null;
}

/** The same as a plain string, for sorting, file names and metadata; empty if there is none. */
export function plainText(text: Localised, lang: Lang): string {
  return localise(text, lang)?.text ?? '';
}

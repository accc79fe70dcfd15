import type { Lang, Localised } from '../model/common.ts';

/** A text in the best language to be had, with the language it is in. */
export interface LocalText {
  text: string;
  lang: Lang | 'ar';
  /** The interface language has no such text (DESIGN §8.15: it is then marked). */
  isFallback: boolean;
}

const preferences = { fr: ['fr', 'en', 'ar'], en: ['en', 'fr', 'ar'] } as const;

/** The text in the interface language, else in the other one, else in Arabic; null when there is none. */
export function localise(text: Localised, lang: Lang): LocalText | null {
  for (const candidate of preferences[lang]) {
    const value = text[candidate];
    if (value) return { text: value, lang: candidate, isFallback: candidate !== lang };
  }
  return null;
}

/** The same as a bare string, for sorting, file names and metadata; empty when there is none. */
export function plainText(text: Localised, lang: Lang): string {
  return localise(text, lang)?.text ?? '';
}

import { langs, type TextLang } from './languages.ts';

/* Separate from `languages.ts`, which the script of every page contains: this table would be bundled with it. */

interface Language {
  /** Name of the language in the language itself. */
  name: string;
  /** BCP 47, for numbers, lists and plural forms. */
  locale: string;
  /** BCP 47, for the names of months and weekdays; set if engines disagree about those of `locale`. */
  dateLocale?: string;
  /** Value of `og:locale` in link previews. */
  openGraph: string;
  direction: 'ltr' | 'rtl';
  /** Languages in which a missing text is shown instead, best first (**Other language shown**). */
  fallbacks: readonly TextLang[];
}

/** The formats of times and dates are in `domain/time`: `clock-style.ts`, `clock-ranges.ts`, `format-dates.ts`. */
export const languages: Readonly<Record<TextLang, Language>> = {
  fr: {
    name: 'Français',
    locale: 'fr-FR',
    openGraph: 'fr_TN',
    direction: 'ltr',
    fallbacks: ['en', 'ar'],
  },
  en: {
    name: 'English',
    locale: 'en-GB',
    // For "Sep": not every engine has the British "Sept".
    dateLocale: 'en-US',
    openGraph: 'en_GB',
    direction: 'ltr',
    fallbacks: ['fr', 'ar'],
  },
  ar: {
    name: 'العربية',
    locale: 'ar-TN',
    openGraph: 'ar_TN',
    direction: 'rtl',
    fallbacks: ['fr', 'en'],
  },
};

/** The `dir` of a text in another language than its page; undefined if all pages are written in that direction. */
export function directionOf(lang: TextLang): 'ltr' | 'rtl' | undefined {
  const { direction } = languages[lang];
  return langs.some((one) => languages[one].direction !== direction) ? direction : undefined;
}

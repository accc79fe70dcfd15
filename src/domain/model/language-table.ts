import { langs, type TextLang } from './languages.ts';

/* Apart from the lists of languages, which the script of every page contains: this table would come with them. */

interface Language {
  /** Its name in itself. */
  name: string;
  /** BCP 47, for numbers, lists and plural forms. */
  locale: string;
  /** BCP 47, for the names of months and weekdays, where engines disagree about those of `locale`. */
  dateLocale?: string;
  /** As link previews want it. */
  openGraph: string;
  direction: 'ltr' | 'rtl';
  /** Languages in which a missing text is shown instead, best first (**Other language shown**). */
  fallbacks: readonly TextLang[];
}

/** How each says its times stands in `domain/time`: `clock-style.ts`, `clock-ranges.ts` and `format-dates.ts`. */
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
    // For "Sep": the British "Sept" is not everywhere.
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

/** The `dir` of a text in another language than its page; none where all pages are written in the same direction. */
export function directionOf(lang: TextLang): 'ltr' | 'rtl' | undefined {
  const { direction } = languages[lang];
  return langs.some((one) => languages[one].direction !== direction) ? direction : undefined;
}

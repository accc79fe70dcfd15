/** Languages of the site: the first is the reference, and the one shown where the visitor's is not known. */
export const langs = ['fr', 'en'] as const;

export type Lang = (typeof langs)[number];

/** Languages that texts of the back end may be in: those of the site, and Arabic. */
export type TextLang = Lang | 'ar';

interface Language {
  /** Its name in itself. */
  name: string;
  /** BCP 47, for numbers, lists and plural forms. */
  locale: string;
  /** As link previews want it. */
  openGraph: string;
  direction: 'ltr' | 'rtl';
  /** What a text is shown in that it lacks, best first (**Other language shown**). */
  fallbacks: readonly TextLang[];
}

export const languages: Readonly<Record<Lang, Language>> = {
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
    openGraph: 'en_GB',
    direction: 'ltr',
    fallbacks: ['fr', 'ar'],
  },
};

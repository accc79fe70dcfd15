/** Languages that texts may be in. */
export const textLangs = ['fr', 'en', 'ar'] as const;

export type TextLang = (typeof textLangs)[number];

/** Languages of the site: the first is the reference, and the one shown where the visitor's is not known. */
export const langs = ['fr', 'en'] as const satisfies readonly TextLang[];

export type Lang = (typeof langs)[number];

export const defaultLang = langs[0];

export const isLang = (value: unknown): value is Lang => langs.some((lang) => lang === value);

export const isTextLang = (value: unknown): value is TextLang => textLangs.some((lang) => lang === value);

/** The languages of the site, this one first. */
export const langsFrom = (first: Lang): Lang[] => [first, ...langs.filter((lang) => lang !== first)];

/** Something for each language of the site. */
export const byLang = <T>(make: (lang: Lang) => T): Record<Lang, T> =>
  Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as Record<Lang, T>;

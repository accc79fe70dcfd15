/** Languages that texts may be in. */
export const textLangs = ['fr', 'en', 'ar'] as const;

export type TextLang = (typeof textLangs)[number];

/** Languages of the site. The first is the reference, and is used if the visitor's language is unknown. */
export const langs = ['fr', 'en'] as const satisfies readonly TextLang[];

export type Lang = (typeof langs)[number];

export const defaultLang = langs[0];

export const isLang = (value: unknown): value is Lang => langs.some((lang) => lang === value);

export const isTextLang = (value: unknown): value is TextLang => textLangs.some((lang) => lang === value);

/** Returns the languages of the site, beginning with the given one. */
export const langsFrom = (first: Lang): Lang[] => [first, ...langs.filter((lang) => lang !== first)];

/** Builds a record with a value for each language of the site. */
export const byLang = <T>(make: (lang: Lang) => T): Record<Lang, T> =>
  Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as Record<Lang, T>;

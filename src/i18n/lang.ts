import { type Lang, langs } from '../domain/model/languages.ts';

export { type Lang, langs };

export const [defaultLang] = langs;

export function isLang(value: unknown): value is Lang {
  return langs.some((lang) => lang === value);
}

/** The languages of the site, this one first. */
export function langsFrom(first: Lang): Lang[] {
  return [first, ...langs.filter((lang) => lang !== first)];
}

import { type Lang, langs } from '../domain/model/languages.ts';

export { byLang, defaultLang, isLang, type Lang, langs } from '../domain/model/languages.ts';

/** The languages of the site, this one first. */
export function langsFrom(first: Lang): Lang[] {
  return [first, ...langs.filter((lang) => lang !== first)];
}

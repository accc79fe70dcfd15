import { defaultLang, isLang, langs, type Lang } from '../domain/model/languages.ts';

/**
 * Returns the language for an address without one: that of the cookie, otherwise the first of the browser's languages
 * that the site has, otherwise French.
 * @param cookies as in `document.cookie` or a `Cookie` header.
 * @param accepted language tags, preferred first: `en-GB`.
 */
export function preferredLang(cookies: string, accepted: readonly string[]): Lang {
  const pairs = cookies.split('; ');
  const chosen = langs.find((lang) => pairs.includes(`selectedLanguage=${lang}`));
  return chosen ?? accepted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLang) ?? defaultLang;
}

import { defaultLang, isLang, langs, type Lang } from './lang.ts';

/**
 * The language of an address that names none: that of the cookie, else the first of the browser's that the site has,
 * else French.
 * @param cookies as `document.cookie` or a `Cookie` header has them.
 * @param accepted language tags, the preferred first: `en-GB`.
 */
export function preferredLang(cookies: string, accepted: readonly string[]): Lang {
  const pairs = cookies.split('; ');
  const chosen = langs.find((lang) => pairs.includes(`selectedLanguage=${lang}`));
  return chosen ?? accepted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLang) ?? defaultLang;
}

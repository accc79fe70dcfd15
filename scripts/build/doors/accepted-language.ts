import type { Lang } from '../../../src/domain/model/common.ts';
import { defaultLang, isLang, langs } from '../../../src/i18n/lang.ts';

/** The language of the cookie, else the first accepted one that the site has, else French: what a door does, on a server. */
export function languageOf(cookies = '', acceptLanguage = ''): Lang {
  const given = cookies.split('; ');
  const chosen = langs.find((lang) => given.includes(`selectedLanguage=${lang}`));
  const accepted = acceptLanguage.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return chosen ?? accepted.find(isLang) ?? defaultLang;
}

import type { Lang } from '../../../src/domain/model/core.ts';
import { preferredLang } from '../../../src/i18n/preferred-lang.ts';

/** The visitor's language as a server knows it, by the headers `Cookie` and `Accept-Language`. */
export function languageOf(cookies = '', acceptLanguage = ''): Lang {
  return preferredLang(
    cookies,
    acceptLanguage.split(',').map((part) => part.trim()),
  );
}

import { defaultLang, isLang, type Lang } from '../../i18n/lang.ts';

/** Language of the page that the visitor sees. */
export function pageLang(): Lang {
  const { lang } = document.documentElement;
  return isLang(lang) ? lang : defaultLang;
}

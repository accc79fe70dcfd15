import { defaultLang, isLang, type Lang } from '../../domain/model/languages.ts';

export function pageLang(): Lang {
  const { lang } = document.documentElement;
  return isLang(lang) ? lang : defaultLang;
}

/** 1, or -1 on a page that runs from right to left, where scroll positions start at 0 and become negative. */
export const lineDirection = (): 1 | -1 => (document.documentElement.dir === 'rtl' ? -1 : 1);

import type { Lang } from '../i18n/lang.ts';

const DAYS = 365;
/** Our own, and the one by which Netlify selects redirects. */
const COOKIES = ['selectedLanguage', 'nf_lang'];

/** Remembers the visitor's choice for 365 days: addresses without a language redirect to it. */
export function rememberLanguage(lang: Lang): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const name of COOKIES) {
    document.cookie = `${name}=${lang}; Path=/; Max-Age=${DAYS * 24 * 60 * 60}; SameSite=Lax${secure}`;
  }
}

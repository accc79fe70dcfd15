import type { Lang } from '../i18n/lang.ts';

const DAYS = 365;
/** Ours, and the one by which Netlify chooses among redirects. */
const COOKIES = ['selectedLanguage', 'nf_lang'];

/** Remembers the visitor's choice for 365 days (spec §4): doors without a language lead there from now on. */
export function rememberLanguage(lang: Lang): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const name of COOKIES) {
    document.cookie = `${name}=${lang}; Path=/; Max-Age=${DAYS * 24 * 60 * 60}; SameSite=Lax${secure}`;
  }
}

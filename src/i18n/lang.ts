import type { Lang } from '../domain/model/common.ts';

export type { Lang };

/** French first: it is the reference and the fallback. */
export const langs = ['fr', 'en'] as const satisfies readonly Lang[];

export const defaultLang: Lang = 'fr';

export function isLang(value: unknown): value is Lang {
  return value === 'fr' || value === 'en';
}

export function otherLang(lang: Lang): Lang {
  return lang === 'fr' ? 'en' : 'fr';
}

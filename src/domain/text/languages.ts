import { memoised } from '../memoised.ts';
import type { Lang } from '../model/core.ts';

/**
 * BCP 47 tags of sign languages, each with the abbreviation that organisers use. Their names are in the dictionaries
 * (`language.fsl`): of these four, `Intl` only knows the American one.
 */
const SIGN_LANGUAGES = { fsl: 'lsf', tse: 'lst', ase: 'asl', bfi: 'bsl' } as const;

/** The language is signed, not spoken. */
export const isSigned = (tag: string): tag is keyof typeof SIGN_LANGUAGES =>
  Object.hasOwn(SIGN_LANGUAGES, tag);

/** Returns a language's BCP 47 tag, from a tag or an abbreviation of a sign language; null if it is unknown. */
export function languageTag(code: string): string | null {
  const written = code.toLowerCase();
  const sign = Object.entries(SIGN_LANGUAGES).find((names) => names.includes(written));
  if (sign) return sign[0];
  try {
    const [tag] = Intl.getCanonicalLocales(code);
    return tag !== undefined && spokenName(tag, 'en') !== undefined ? tag : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const namesIn = memoised((lang: Lang) => new Intl.DisplayNames(lang, { type: 'language', fallback: 'none' }));

/** Returns the name of a spoken language, as written within a sentence; undefined if it is unknown. */
export const spokenName = (tag: string, lang: Lang): string | undefined => namesIn(lang).of(tag);

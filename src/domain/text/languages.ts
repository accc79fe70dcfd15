import { memoised } from '../memoised.ts';
import type { Lang } from '../model/core.ts';

/** BCP 47 tags of sign languages, by the abbreviations that organisers use. */
const SIGN_LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['lsf', 'fsl'],
  ['lst', 'tse'],
  ['asl', 'ase'],
  ['bsl', 'bfi'],
]);

const signed = new Set(SIGN_LANGUAGES.values());

/** The language is signed, not spoken. */
export const isSigned = (tag: string): boolean => signed.has(tag);

/** Returns a language's BCP 47 tag, from a tag or an abbreviation of a sign language; null if it is unknown. */
export function languageTag(code: string): string | null {
  const written = code.toLowerCase();
  const sign = SIGN_LANGUAGES.get(written);
  if (sign !== undefined || isSigned(written)) return sign ?? written;
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

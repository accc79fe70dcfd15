import type { Lang } from '../model/core.ts';

/** Sign languages by what organisers call them, as BCP 47 tags. */
const SIGN_LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['lsf', 'fsl'],
  ['lst', 'tse'],
  ['asl', 'ase'],
  ['bsl', 'bfi'],
]);

const signed = new Set(SIGN_LANGUAGES.values());

/** The language is signed, not spoken. */
export const isSigned = (tag: string): boolean => signed.has(tag);

/** A language as a BCP 47 tag, from a tag or what organisers write for a sign language; null if it is none known. */
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

const namesOfLanguages = new Map<Lang, Intl.DisplayNames>();

/** The name of a spoken language, as it is written within a sentence; undefined for one that is not known. */
export function spokenName(tag: string, lang: Lang): string | undefined {
  const names =
    namesOfLanguages.get(lang) ?? new Intl.DisplayNames(lang, { type: 'language', fallback: 'none' });
  namesOfLanguages.set(lang, names);
  return names.of(tag);
}

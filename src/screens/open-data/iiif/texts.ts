import type { InternationalString } from '@iiif/presentation-3';
import type { Localised } from '../../../domain/model/common.ts';
import { langs, type Lang } from '../../../i18n/lang.ts';
import { type Key, translator } from '../../../i18n/translate.ts';

/** A text in each of its languages, as IIIF writes it. */
export function inLanguages(text: Localised): InternationalString {
  const entries = Object.entries(text).map(
    ([lang, value]: [string, string]) => [lang, [value]] satisfies [string, string[]],
  );
  return Object.fromEntries(entries);
}

/** A text that is written for each interface language. */
export function perLanguage(textIn: (lang: Lang) => string): InternationalString {
  return Object.fromEntries(langs.map((lang) => [lang, [textIn(lang)]]));
}

/** A word of the interface. */
export const word = (key: Key): InternationalString => perLanguage((lang) => translator(lang)(key));

/** A text whose language nobody has noted: a name. */
export const inNoLanguage = (text: string): InternationalString => ({ none: [text] });

import type { TextLang } from '../domain/model/languages.ts';
import { spokenName } from '../domain/text/languages.ts';
import type { Lang } from './lang.ts';
import { translator } from './translate.ts';

/** "en arabe": what a text or a document is in, said in the language of the page. */
export const inLanguage = (of: TextLang, lang: Lang): string =>
  translator(lang)('language.in', { language: spokenName(of, lang) ?? of });

import type { Lang } from '../../domain/model/common.ts';
import { translator } from '../../i18n/translate.ts';

const listLocales = { fr: 'fr-FR', en: 'en-GB' } as const;

/** "A, B et C", "A, B and C". */
export const inWords = (texts: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(listLocales[lang], { type: 'conjunction' }).format(texts);

/** "A, B et C", "A, B et 4 autres". */
export function someOf(names: readonly string[], left: number, lang: Lang): string {
  if (left === 0) return inWords(names, lang);
  const t = translator(lang);
  return t(left === 1 ? 'press.left.one' : 'press.left.other', { names: names.join(', '), count: left });
}

import type { Lang, Localised } from '../../domain/model/common.ts';
import type { PictureLabel } from '../../domain/press/picture-label.ts';
import { localise } from '../../domain/text/localise.ts';
import { langs } from '../../i18n/lang.ts';
import { translator } from '../../i18n/translate.ts';

/** What the file of credits says of a picture: in each language its caption, credit, rights and page. */
export function creditsText(file: string, label: PictureLabel, pages: Record<Lang, string>): string {
  const marked = (text: Localised, lang: Lang): string | null => {
    const local = localise(text, lang);
    if (!local?.isFallback) return local?.text ?? null;
    return `${local.text} (${translator(lang)(`a11y.fallback.${local.lang}`)})`;
  };
  const inLanguage = (lang: Lang): string[] => {
    const t = translator(lang);
    return [
      marked(label.caption, lang),
      label.credit === null ? t('press.noCredit') : t('press.credit', { credit: label.credit }),
      marked(label.rights, lang) ?? t('press.noRights'),
      label.licence,
      pages[lang],
    ].filter((line) => line !== null);
  };
  return [file, ...langs.flatMap((lang) => ['', ...inLanguage(lang)])].join('\n');
}

import type { Lang } from '../../domain/model/common.ts';
import type { PictureLabel } from '../../domain/press/picture-label.ts';
import { plainText } from '../../domain/text/localise.ts';
import { langs } from '../../i18n/lang.ts';
import { translator } from '../../i18n/translate.ts';

/** What the file of credits says of a picture: in each language its caption, credit, rights and page. */
export function creditsText(file: string, label: PictureLabel, pages: Record<Lang, string>): string {
  const inLanguage = (lang: Lang): string[] => {
    const t = translator(lang);
    return [
      plainText(label.caption, lang),
      label.credit === null ? t('press.noCredit') : t('press.credit', { credit: label.credit }),
      plainText(label.rights, lang) || t('press.noRights'),
      pages[lang],
    ];
  };
  return [file, ...langs.flatMap((lang) => ['', ...inLanguage(lang)])].join('\n');
}

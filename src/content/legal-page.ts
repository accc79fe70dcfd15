import type { Lang } from '../domain/model/common.ts';
import { pagePath } from '../i18n/paths.ts';
import { festival } from '../site/festival.ts';
import type { FestivalData } from './festival.ts';

/** Path of the legal notice; null if the back end has none. */
export function legalPagePath({ pages }: Pick<FestivalData, 'pages'>, lang: Lang): string | null {
  const exists = pages.some(({ id }) => id === festival.legalPageId);
  return exists ? pagePath(lang, 'page', festival.legalPageId) : null;
}

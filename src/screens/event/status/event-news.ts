import { formatLongDate } from '../../../domain/time/format-dates.ts';
import { latestNewsOf } from '../../../domain/programme/latest-news.ts';
import { dayOf } from '../../../domain/time/zone-clock.ts';
import type { FestivalEvent } from '../../../domain/model/event.ts';
import { changeOfEventHref } from '../../../i18n/paths.ts';
import { translator } from '../../../i18n/translate.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { festival } from '../../../site/festival.ts';
import type { FestivalData } from '../../../content/festival.ts';

/** Of an event that was moved, cancelled or postponed: "Déplacé le 3 octobre 2024", which leads to what it was before. */
export interface EventNewsView {
  text: string;
  href: string;
}

/** Null for an event of which nothing of the kind was ever found. */
export function eventNews(
  { id }: Pick<FestivalEvent, 'id'>,
  { changes }: Pick<FestivalData, 'changes'>,
  lang: Lang,
): EventNewsView | null {
  const news = latestNewsOf(id, changes);
  if (!news) return null;
  const t = translator(lang);
  const date = formatLongDate(dayOf(news.pulledAt, festival.timeZone), lang);
  return {
    text: t('changes.on', { what: t(`changes.word.${news.kind}`), date }),
    href: changeOfEventHref(lang, id),
  };
}

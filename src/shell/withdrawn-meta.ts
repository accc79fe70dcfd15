import { formatFullDay } from '../domain/time/format-dates.ts';
import { dayOf } from '../domain/time/zone-clock.ts';
import type { Instant, Lang } from '../domain/model/common.ts';
import { translator } from '../i18n/translate.ts';
import { festival } from '../site/festival.ts';
import type { PageMeta } from './static-paths.ts';

/**
 * What the head of a page says, and what it says first, once the back end no longer gives what it shows: the page stays,
 * but nobody should find it while looking for what there is.
 * @param withdrawnAt null for what the back end gives.
 */
export function withdrawnMeta(
  subject: 'edition' | 'person',
  withdrawnAt: Instant | null,
  lang: Lang,
): Pick<PageMeta, 'isPrivate' | 'notice'> {
  if (withdrawnAt === null) return {};
  const t = translator(lang);
  const date = formatFullDay(dayOf(withdrawnAt, festival.timeZone), lang);
  return {
    isPrivate: true,
    notice: { word: t(`${subject}.withdrawn`), text: t(`${subject}.withdrawnSince`, { date }) },
  };
}

import { countdownSpan } from '../../domain/edition/editions.ts';
import { formatDateRange } from '../../domain/time/format-dates.ts';
import { localise } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/core.ts';
import { pagePath } from '../../i18n/paths.ts';
import { festival } from '../../site/festival.ts';
import { festivalData } from '../../content/festival.ts';

export type AccueilView = Awaited<ReturnType<typeof accueilView>>;

/** The intro of the current edition. */
export async function accueilView(lang: Lang) {
  const { current } = await festivalData();
  const { start, end, year } = current;
  return {
    year,
    className: `edition-${current.id}`,
    title: localise(current.title, lang),
    dates: start && formatDateRange({ first: start.day, last: (end ?? start).day }, lang),
    span: countdownSpan(current, festival.timeZone),
    homeHref: pagePath(lang),
    archiveHref: pagePath(lang, 'edition', year),
  };
}

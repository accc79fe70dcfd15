import { countdownSpan } from '../../domain/edition/editions.ts';
import type { CountdownSpan } from '../../domain/edition/countdown.ts';
import { formatDateRange } from '../../domain/time/format-dates.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/core.ts';
import { pagePath } from '../../i18n/paths.ts';
import { festival } from '../../site/festival.ts';
import { festivalData } from '../../content/festival.ts';

export interface AccueilView {
  year: number;
  className: string;
  title: LocalText | null;
  dates: string | null;
  span: CountdownSpan;
  homeHref: string;
  archiveHref: string;
}

/** The intro of the current edition. */
export async function accueilView(lang: Lang): Promise<AccueilView> {
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

import { formatEditionDates } from '../../domain/time/format-when.ts';
import { countdownSpan } from '../../domain/edition/editions.ts';
import { localise } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/core.ts';
import { pagePath } from '../../i18n/paths.ts';
import { festival } from '../../site/festival.ts';
import { festivalData } from '../../content/festival.ts';

export type AccueilView = Awaited<ReturnType<typeof accueilView>>;

/** Returns the view of the intro, for the current edition. */
export async function accueilView(lang: Lang) {
  const { current } = await festivalData();
  const { year } = current;
  return {
    year,
    className: `edition-${current.id}`,
    title: localise(current.title, lang),
    dates: formatEditionDates(current, lang),
    span: countdownSpan(current, festival.timeZone),
    homeHref: pagePath(lang),
    archiveHref: pagePath(lang, 'edition', year),
  };
}

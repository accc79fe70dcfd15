import { formatEditionDates } from '../../domain/time/format-when.ts';
import { editionSpan } from '../../domain/edition/editions.ts';
import { localise } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/core.ts';
import { pagePath } from '../../i18n/paths.ts';
import { festival } from '../../site/festival.ts';
import { type FestivalData, festivalData } from '../../content/festival.ts';

export type AccueilView = ReturnType<typeof accueilOf>;

/** Returns the view of the intro, for the current edition. */
export async function accueilView(lang: Lang): Promise<AccueilView> {
  return accueilOf(await festivalData(), lang);
}

export function accueilOf({ current, events }: Pick<FestivalData, 'current' | 'events'>, lang: Lang) {
  const { id, year, end } = current;
  const ownEvents = events.filter(({ editionId }) => editionId === id);
  const { opening, closing } = editionSpan(current, ownEvents, festival.timeZone);
  return {
    year,
    className: `edition-${id}`,
    title: localise(current.title, lang),
    dates: formatEditionDates(current, lang),
    /** What the countdown counts to: a closing only if the edition has an end. */
    span: { opening, closing: end && closing },
    homeHref: pagePath(lang),
    archiveHref: pagePath(lang, 'edition', year),
  };
}

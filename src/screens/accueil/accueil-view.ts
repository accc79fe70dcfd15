import { formatEditionDates } from '../../domain/time/format-when.ts';
import { editionSpan } from '../../domain/edition/editions.ts';
import { localise } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/core.ts';
import { pagePath } from '../../i18n/paths.ts';
import { festival } from '../../site/festival.ts';
import { festivalData } from '../../content/festival.ts';

export type AccueilView = ReturnType<typeof accueilView>;

export function accueilView(lang: Lang, { current, events } = festivalData()) {
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

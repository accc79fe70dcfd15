import { plainText } from '../../domain/text/localise.ts';
import { formatDateRange } from '../../domain/time/format-dates.ts';
import type { Lang } from '../../domain/model/common.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';
import type { Place } from '../../domain/model/place.ts';
import { plural, translator } from '../../i18n/translate.ts';
import type { CardFacts } from '../../components/share/card-facts.ts';
import type { FestivalData } from '../../content/festival.ts';

/**
 * What the card of a venue says below its name: its address, then the edition's dates and how much is on there. A venue
 * without events in this edition is not said to be of it.
 * @param events of the current edition, at the venue.
 */
export function venueCard(
  { address }: Place,
  events: readonly FestivalEvent[],
  { current }: FestivalData,
  lang: Lang,
): CardFacts {
  const where = plainText(address, lang);
  if (events.length === 0) return { kicker: translator(lang)('search.place'), lines: [where] };
  const { start, end } = current;
  const dates = start && formatDateRange({ first: start.day, last: (end ?? start).day }, lang);
  return { lines: [where, dates, plural(lang, 'events', events.length)] };
}

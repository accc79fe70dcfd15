import { openingWordsOf } from '../../domain/event/opening-hours/event-hours.ts';
import { sortEvents } from '../../domain/programme/programme.ts';
import { sortEditions } from '../../domain/edition/editions.ts';
import type { Lang, FestivalEvent } from '../../domain/model/core.ts';
import { pagePath } from '../../i18n/paths.ts';
import { plural } from '../../i18n/translate.ts';
import type { FestivalData } from '../../content/festival.ts';
import { eventLineView, type EventLineView } from '../event/lists/event-head.ts';

/**
 * Returns events at a venue, by their start.
 * @param hasHours whether an event shows its opening hours in words, since no table has them.
 */
export function venueEventViews(
  events: readonly FestivalEvent[],
  hasHours: (event: FestivalEvent) => boolean,
  data: FestivalData,
  lang: Lang,
): EventLineView[] {
  return sortEvents(events, { types: data.eventTypes, lang }).map((event) => {
    const { openingDays, openingHours } = openingWordsOf(event, lang);
    const hours = hasHours(event) ? [openingDays, openingHours] : [];
    return eventLineView(event, ({ type, when }) => [type, when, ...hours], data, lang);
  });
}

/** Most events of other editions: more would make a page longer than a phone shows quickly. */
const MAX_OF_OTHERS = 48;

/** Returns events at a venue in other editions, latest first; of very many only their number in each edition. */
export function otherEditionViews(events: readonly FestivalEvent[], data: FestivalData, lang: Lang) {
  const byEdition = Map.groupBy(events, ({ editionId }) => editionId);
  const others = sortEditions(data.editions).flatMap((edition) => {
    const ofEdition = byEdition.get(edition.id);
    return ofEdition && edition.id !== data.current.id ? [{ edition, ofEdition }] : [];
  });
  const isLong = others.reduce((sum, { ofEdition }) => sum + ofEdition.length, 0) > MAX_OF_OTHERS;
  return others.map(({ edition: { year }, ofEdition }) => ({
    year,
    href: pagePath(lang, 'edition', year),
    count: plural(lang, 'events', ofEdition.length),
    events: isLong ? [] : venueEventViews(ofEdition, () => false, data, lang),
  }));
}

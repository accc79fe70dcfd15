import { openingWordsOf } from '../../domain/event/opening-hours/event-hours.ts';
import { sortEvents } from '../../domain/programme/programme.ts';
import { sortEditions } from '../../domain/edition/editions.ts';
import type { Id, Lang, FestivalEvent } from '../../domain/model/core.ts';
import { pagePath } from '../../i18n/paths.ts';
import type { FestivalData } from '../../content/festival.ts';
import { eventLineView, type EventLineView } from '../event/lists/event-head.ts';

/** Events at a venue in an edition other than the current one. */
export type VenueEditionView = ReturnType<typeof otherEditionViews>[number];

/** An event at its venue. @param hasHours its opening hours are told in words, since no table tells them. */
function venueEventView(
  event: FestivalEvent,
  { hasHours }: { hasHours: boolean },
  data: FestivalData,
  lang: Lang,
): EventLineView {
  const { openingDays, openingHours } = openingWordsOf(event, lang);
  const hours = hasHours ? [openingDays, openingHours] : [];
  return eventLineView(event, ({ type, when }) => [type, when, ...hours], data, lang);
}

/** Events of the current edition, by their start. @param inTable ids of those whose hours stand in a table. */
export function venueEventViews(
  events: readonly FestivalEvent[],
  inTable: ReadonlySet<Id>,
  data: FestivalData,
  lang: Lang,
): EventLineView[] {
  return sortEvents(events, { types: data.eventTypes, lang }).map((event) =>
    venueEventView(event, { hasHours: !inTable.has(event.id) }, data, lang),
  );
}

/** Events there in other editions, latest first. */
export function otherEditionViews(events: readonly FestivalEvent[], data: FestivalData, lang: Lang) {
  const byEdition = Map.groupBy(events, ({ editionId }) => editionId);
  return sortEditions(data.editions).flatMap(({ id, year }) => {
    const ofEdition = byEdition.get(id);
    if (!ofEdition || id === data.current.id) return [];
    const sorted = sortEvents(ofEdition, { types: data.eventTypes, lang });
    return {
      year,
      href: pagePath(lang, 'edition', year),
      events: sorted.map((event) => venueEventView(event, { hasHours: false }, data, lang)),
    };
  });
}

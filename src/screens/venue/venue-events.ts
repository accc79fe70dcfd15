import { openingWordsOf } from '../../domain/event/opening-hours/event-hours.ts';
import { sortEvents } from '../../domain/programme/programme.ts';
import { sortEditions } from '../../domain/edition/editions.ts';
import type { Id, Lang, FestivalEvent } from '../../domain/model/core.ts';
import { pagePath } from '../../i18n/paths.ts';
import { plural } from '../../i18n/translate.ts';
import type { FestivalData } from '../../content/festival.ts';
import { eventLineView, type EventLineView } from '../event/lists/event-head.ts';

/** Returns an event at its venue. @param hasHours whether to show opening hours in words, since no table has them. */
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

/** Returns events of the current edition, by their start. @param inTable ids of those whose hours are in a table. */
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
    events: isLong
      ? []
      : sortEvents(ofEdition, { types: data.eventTypes, lang }).map((event) =>
          venueEventView(event, { hasHours: false }, data, lang),
        ),
  }));
}

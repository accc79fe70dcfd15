import { CLOSED, ON_VIEW, dayAnchor } from './section-anchors.ts';
import { wordsOfDay } from '../../domain/time/format-dates.ts';
import type { Day, FestivalEvent, Lang } from '../../domain/model/core.ts';
import type { Programme } from '../../domain/programme/programme.ts';
import { translator } from '../../i18n/translate.ts';
import type { FestivalData } from '../../content/festival.ts';
import { type EventRowView, eventRowView } from '../event/row/event-row.ts';

export interface ProgrammeSectionView {
  /** Its id within the page: `day-2024-10-12`, `on-view`, `undated`. */
  anchor: string;
  /** Day of the events, if they are those of one day. */
  day: Day | null;
  heading: ReturnType<typeof wordsOfDay> | { title: string };
  rows: EventRowView[];
  /** In place of rows that are too many for the page: their number, and a link to their page, if any. */
  elsewhere: { count: string; href: string | null } | null;
}

/**
 * Returns a programme as sections: events on view, each day, events without a date. No section is empty.
 * @param closed on the page of one day: events of several days that are closed on it (**Closed that day**).
 */
export function programmeSections(
  { onView, days, undated, closed = [] }: Programme & { closed?: readonly FestivalEvent[] },
  data: FestivalData,
  lang: Lang,
): ProgrammeSectionView[] {
  const t = translator(lang);
  return [
    { anchor: ON_VIEW, day: null, heading: { title: t('programme.onView') }, events: onView },
    ...days.map((ofDay) => ({
      ...ofDay,
      anchor: dayAnchor(ofDay.day),
      heading: wordsOfDay(ofDay.day, lang),
    })),
    { anchor: CLOSED, day: null, heading: { title: t('programme.closedThatDay') }, events: closed },
    { anchor: 'undated', day: null, heading: { title: t('programme.undated') }, events: undated },
  ]
    .filter(({ events }) => events.length > 0)
    .map(({ events, ...section }) => ({
      ...section,
      rows: events.map((event) => eventRowView(event, data, lang)),
      elsewhere: null,
    }));
}

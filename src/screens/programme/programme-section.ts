import { CLOSED, ON_VIEW, dayAnchor } from './section-anchors.ts';
import { wordsOfDay } from '../../domain/time/format-dates.ts';
import type { Day, FestivalEvent, Lang } from '../../domain/model/core.ts';
import type { Programme } from '../../domain/programme/programme.ts';
import { translator } from '../../i18n/translate.ts';
import type { FestivalData } from '../../content/festival.ts';
import { type EventRowView, eventRowView } from '../event/row/event-row.ts';

/** The most rows of one page that a long programme has. */
export const WINDOW = 100;

/** A part of a programme under a heading of its own. */
export interface ProgrammeSectionView {
  /** Its id within the page: `day-2024-10-12`, `on-view`, `undated`. */
  anchor: string;
  /** The day of its events, when it is that of one day. */
  day: Day | null;
  heading: ReturnType<typeof wordsOfDay> | { title: string };
  rows: EventRowView[];
  /** In place of rows that are too many for the page: how many, and the page they stand on, if any. */
  elsewhere: { count: string; href: string | null } | null;
}

/**
 * A programme as sections: what is on view, each day, what has no date. None is empty.
 * @param closed of a single day: what runs for several, and is closed on that one (**Closed that day**).
 */
export function programmeSections(
  { onView, days, undated, closed = [] }: Programme & { closed?: readonly FestivalEvent[] },
  data: Pick<FestivalData, 'by' | 'slugs'>,
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

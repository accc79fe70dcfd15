import type { Day, Lang, FestivalEvent } from '../../domain/model/core.ts';
import type { PublicHoliday } from '../../domain/model/festival.ts';
import { specialDaysOf } from '../../domain/now/special-days.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { FestivalData } from '../../content/festival.ts';
import { eventLink, type EventLinkView } from '../event/lists/event-head.ts';

/** A day with other hours than its weekday: a public holiday or a closure. */
export interface SpecialDayView {
  day: Day;
  holidays: LocalText[];
  /** Open on other such weekdays, closed on that one. */
  closed: EventLinkView[];
}

/** @param days those that are still to come. */
export function specialDayViews(
  events: readonly FestivalEvent[],
  publicHolidays: readonly PublicHoliday[],
  days: readonly Day[],
  data: FestivalData,
  lang: Lang,
): SpecialDayView[] {
  return specialDaysOf(events, publicHolidays, days).map(({ day, holidays, closed }) => ({
    day,
    holidays: holidays.flatMap(({ name }) => localise(name, lang) ?? []),
    closed: closed.map((event) => eventLink(event, data, lang)),
  }));
}

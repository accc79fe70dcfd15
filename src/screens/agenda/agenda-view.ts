import { addDays, addMonths, daysFrom, type DayRange, monthOf } from '../../domain/time/days.ts';
import { coveredDays, editionDays, lateEndsOf, todayAt } from '../../domain/edition/edition-days.ts';
import { dayRangeOf, isMultiDay, runsOn } from '../../domain/event/event-days.ts';
import { startsOn } from '../../domain/event/event-time.ts';
import { formatClock } from '../../domain/time/clock-style.ts';
import { formatDateRange, formatMonth, wordsOfDay } from '../../domain/time/format-dates.ts';
import type { Day, Lang, Moment, FestivalEvent } from '../../domain/model/core.ts';
import { legendOf, sortEvents } from '../../domain/programme/programme.ts';
import { programmeDayPath, programmePath } from '../../i18n/paths.ts';
import { plural, translator } from '../../i18n/translate.ts';
import { buildMoment } from '../../site/build-environment.ts';
import { identity } from '../../site/identity.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { eventRowView, type EventRowView } from '../event/row/event-row.ts';
import { type CalendarView, calendarView } from '../calendar/calendar-view.ts';
import type { ProgrammeSectionView } from '../programme/programme-section.ts';
import { dayAnchor } from '../programme/section-anchors.ts';

/** The events that begin on each day of the current edition. */
export type AgendaView = ReturnType<typeof agendaOf>;

export async function agendaView(lang: Lang): Promise<AgendaView> {
  return agendaOf(await festivalData(), lang);
}

/** Returns the events by the day they start, including events within others. */
export function agendaOf(data: FestivalData, lang: Lang, now: Moment = buildMoment) {
  const { current } = data;
  const events = data.events.filter(({ time, editionId }) => time && editionId === current.id);
  const range = editionDays(current, events);
  const dates = range && formatDateRange(range, lang);
  const days = range ? daysFrom(coveredDays(range, events)) : [];
  const today = todayAt(now, lateEndsOf(events));
  const calendar = range && monthsView(events, range, data, lang);
  return {
    year: current.year,
    className: `edition-${current.id}`,
    dates,
    description: translator(lang)('agenda.description', { name: identity.name, year: current.year }),
    programmeHref: programmePath(lang, current.year),
    /** Calendar of whole months; null if nothing has a date. */
    calendar,
    /** Every day of the edition, and the days around it up to events before or after; also days without events. */
    days: days.map((day) => dayView(day, events, data, lang)),
    /** Events on view that began before these days; the others are listed on the day they begin. */
    onView: begunBefore(days[0], events, data, lang).map((event) => agendaRow(event, data, lang)),
    /** The day shown first: today as known at build time, otherwise the edition's first day. */
    opensOn: (days.includes(today) ? today : range?.first) ?? null,
    /** Title of each week of the calendar: "7–13 octobre 2024". */
    weekTitles: calendar ? weekTitlesOf(calendar, lang) : [],
    /** Title of each month that has days: "octobre 2024". */
    monthTitles: [...new Set(days.map(monthOf))].map((month) => formatMonth(month, lang)),
  };
}

/** Returns a row without the opening hours, which the agenda does not show: their changes need no new rendering. */
const agendaRow = (event: FestivalEvent, data: FestivalData, lang: Lang): EventRowView => ({
  ...eventRowView(event, data, lang, buildMoment, formatClock),
  openingDays: null,
  openingHours: null,
});

function begunBefore(
  first: Day | undefined,
  events: readonly FestivalEvent[],
  { eventTypes }: FestivalData,
  lang: Lang,
): FestivalEvent[] {
  if (first === undefined) return [];
  const begun = events.filter(({ time }) => time && runsOn(time, first) && !startsOn(time, first));
  return sortEvents(begun, { types: eventTypes, lang });
}

/** With more rows, of six elements each, the page has more elements than a phone can lay out at once. */
const MAX_ROWS = 150;

/** Returns the events that begin on a day; in a long agenda only their number, and the page that lists them. */
function dayView(
  day: Day,
  events: readonly FestivalEvent[],
  data: FestivalData,
  lang: Lang,
): ProgrammeSectionView {
  const starting = events.filter(({ time }) => time && startsOn(time, day));
  const section = { anchor: dayAnchor(day), day, heading: wordsOfDay(day, lang) };
  if (starting.length > 0 && events.length > MAX_ROWS) {
    const href = programmeDayPath(lang, data.current.year, day);
    return { ...section, rows: [], elsewhere: { count: plural(lang, 'events', starting.length), href } };
  }
  const sorted = sortEvents(starting, { types: data.eventTypes, lang });
  return {
    ...section,
    rows: sorted.map((event) => agendaRow(event, data, lang)),
    elsewhere: null,
  };
}

function monthsView(
  events: readonly FestivalEvent[],
  range: DayRange,
  data: FestivalData,
  lang: Lang,
): CalendarView {
  const listed = coveredDays(range, events);
  const covered = { first: `${monthOf(listed.first)}-01`, last: lastOfMonth(listed.last) };
  const hrefOf = (day: Day): string | null =>
    listed.first <= day && day <= listed.last ? `#${dayAnchor(day)}` : null;
  return calendarView(
    { events: events.map(beginning), legend: legendOf(data.eventTypes, events), range, covered, hrefOf },
    lang,
  );
}

function weekTitlesOf({ weeks }: CalendarView, lang: Lang): string[] {
  return weeks.map((week) => {
    const [first = '', last = first] = [week[0]?.day, week.at(-1)?.day];
    return formatDateRange({ first, last }, lang);
  });
}

/** Returns the event reduced to its first day. */
function beginning({ time, ...event }: FestivalEvent): FestivalEvent {
  if (!time || !isMultiDay(time)) return { ...event, time };
  return { ...event, time: { ...time, end: null, lastDay: dayRangeOf(time).first } };
}

const lastOfMonth = (day: Day): Day => addDays(`${addMonths(monthOf(day), 1)}-01`, -1);

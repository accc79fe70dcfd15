import { daysFrom, type DayRange, lastOfMonth, monthOf } from '../../domain/time/days.ts';
import { coveredDays, editionDays, lateEndsOf, todayAt } from '../../domain/edition/edition-days.ts';
import { dayRangeOf, eventsOn, isMultiDay, runsOn } from '../../domain/event/event-days.ts';
import { startsOn } from '../../domain/event/event-time.ts';
import { formatClock } from '../../domain/time/clock-style.ts';
import { formatDateRange, formatMonth, wordsOfDay } from '../../domain/time/format-dates.ts';
import type { Day, Lang, Moment, FestivalEvent } from '../../domain/model/core.ts';
import { daysOfProgramme, legendOf, programmeOf, sortEvents } from '../../domain/programme/programme.ts';
import { programmeDayPath, programmePath } from '../../i18n/paths.ts';
import { plural, translator } from '../../i18n/translate.ts';
import { buildMoment } from '../../site/build-environment.ts';
import { identity } from '../../site/identity.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { eventRowView, type EventRowView } from '../event/row/event-row.ts';
import {
  type CalendarDay,
  type CalendarGiven,
  type CalendarView,
  calendarView,
  daysShown,
  labelOfDay,
} from '../calendar/calendar-view.ts';
import { dayAnchor } from '../programme/section-anchors.ts';

/** The events that begin on each day of the current edition. */
export type AgendaView = ReturnType<typeof agendaView>;

/** Returns the events by the day they start, including events within others. */
export function agendaView(lang: Lang, data = festivalData(), now: Moment = buildMoment) {
  const { current } = data;
  const dated = data.events.filter(({ time, editionId }) => time && editionId === current.id);
  const range = editionDays(current, dated);
  const covered = range && coveredDays(range, dated);
  const today = todayAt(now, lateEndsOf(dated));
  const months = covered && wholeMonths(daysShown(today, covered));
  const days = months ? daysFrom(covered).filter((day) => months.first <= day && day <= months.last) : [];
  const events = dated.filter(({ time }) => time && days.some((day) => runsOn(time, day)));
  const divided = divide(events, days.length, data);
  const sorted = sortEvents(divided.listed, { types: data.eventTypes, lang });
  const rows = sorted.map((event) => agendaRow(event, data, lang));
  const pages = daysOfProgramme({ edition: current, events: divided.programme });
  const dates = range && formatDateRange(range, lang);
  const opensOn = (days.includes(today) ? today : range?.first) ?? null;
  const sections = days
    .map((day) => dayView(day, { ...divided, rows, pages }, data, lang))
    .filter(({ day, rows }) => {
      if (days.length <= MAX_DAYS || rows.length > 0 || day === opensOn) return true;
      return !pages.includes(day) && divided.others.some(({ time }) => time && startsOn(time, day));
    });
  const inPage = new Set(sections.map(({ day }) => day));
  const hrefOf = (day: Day): string | null => {
    if (inPage.has(day)) return `#${dayAnchor(day)}`;
    return pages.includes(day) ? programmeDayPath(lang, current.year, day) : null;
  };
  const calendar = months && monthsView(divided, { range, covered, shown: months, hrefOf }, data, lang);
  const linked = calendar?.weeks.flat().filter(({ href }) => href) ?? [];
  return {
    year: current.year,
    className: `edition-${current.id}`,
    dates,
    description: translator(lang)('agenda.description', { name: identity.name, year: current.year }),
    programmeHref: programmePath(lang, current.year),
    /** Calendar of whole months; null if nothing has a date. */
    calendar,
    /**
     * The days of the edition, and the days around it up to events before or after; also days without events, unless
     * that is too many: the calendar then links to the pages of days without rows.
     */
    days: sections,
    /** Whether the calendar links to the pages of days that have no section here. */
    hasLinkedDays: linked.some(({ href }) => href?.startsWith('/')),
    /** Events on view that began before these days; the others are listed on the day they begin. */
    onView: rows.filter((row) => days[0] !== undefined && hasBegunBefore(row, days[0])),
    /** The day shown first: today as known at build time, otherwise the edition's first day. */
    opensOn,
    /** Title of each week of the calendar: "7–13 octobre 2024". */
    weekTitles: calendar ? weekTitlesOf(calendar, lang) : [],
    /** Title of each month with a day that can be picked: "octobre 2024". */
    monthTitles: [...new Set(linked.map(({ day }) => monthOf(day)))].map((month) => formatMonth(month, lang)),
  };
}

/** Returns a row without the opening hours, which the agenda does not show: their changes need no new rendering. */
const agendaRow = (event: FestivalEvent, data: FestivalData, lang: Lang): EventRowView => ({
  ...eventRowView(event, data, lang, formatClock),
  openingDays: null,
  openingHours: null,
});

/** The event runs on the day, and began on an earlier one. */
const hasBegunBefore = ({ days }: EventRowView, day: Day): boolean =>
  days !== null && days.first < day && day <= days.last;

/** With more rows, of six elements each, the page has more elements than a phone can lay out at once. */
const MAX_ROWS = 150;
/** Rows next to links: a day then has more elements of its own, and the script copies the rows of what is on view. */
const MAX_ROWS_OF_LONG = 80;
/** With more days, only those with rows have sections. Six days more in the calendar take the room of a row. */
const MAX_DAYS = 62;
const DAYS_PER_ROW = 6;

/**
 * Divides the events of an agenda that is too long for one page. It keeps, as far as there is room, the rows of what is
 * on view, which the script lists on later days, and of what no page of a day lists, such as parts of other events.
 */
function divide(
  events: readonly FestivalEvent[],
  days: number,
  { current, events: all }: Pick<FestivalData, 'current' | 'events'>,
) {
  const isLong = days > MAX_DAYS;
  const maxBesideLinks = MAX_ROWS_OF_LONG - (isLong ? Math.ceil((days - MAX_DAYS) / DAYS_PER_ROW) : 0);
  const ofProgramme = programmeOf(all, current.id);
  const programme = new Set(ofProgramme);
  const unlinked = events.filter((event) => !programme.has(event) || (event.time && isMultiDay(event.time)));
  const long = unlinked.filter(({ time }) => time && isMultiDay(time));
  const kept = [unlinked, long].find(({ length }) => length <= maxBesideLinks) ?? [];
  const listed = new Set(events.length > (isLong ? maxBesideLinks : MAX_ROWS) ? kept : events);
  const rest = events.filter((event) => !listed.has(event));
  return {
    programme: ofProgramme,
    /** Events with rows, on the day they begin. */
    listed: [...listed],
    /** Events of the programme without rows: they are on the pages of all days on which they run. */
    linked: rest.filter((event) => programme.has(event)),
    others: rest.filter((event) => !programme.has(event)),
  };
}

type Divided = ReturnType<typeof divide>;

/**
 * Returns the rows of the events that begin on a day and, if further events of the programme run on it, the number of
 * all that the day's page lists, with a link to it.
 */
function dayView(
  day: Day,
  given: Divided & { rows: readonly EventRowView[]; pages: readonly Day[] },
  { current }: FestivalData,
  lang: Lang,
) {
  const { rows, programme, linked, others, pages } = given;
  const begun = rows.filter(({ days }) => days?.first === day);
  const onPage = eventsOn(linked, day).length > 0 ? eventsOn(programme, day).length : 0;
  const more = others.filter(({ time }) => time && startsOn(time, day)).length;
  const href = pages.includes(day) ? programmeDayPath(lang, current.year, day) : null;
  // The script lists the same rows below (**Closed that day**).
  const isOnView = rows.some((row) => hasBegunBefore(row, day) && !row.closedDays.includes(day));
  const reason = isOnView ? 'agenda.nothingBegins' : 'agenda.empty';
  const isEmpty = begun.length + onPage === 0;
  return {
    anchor: dayAnchor(day),
    day,
    heading: wordsOfDay(day, lang),
    rows: begun,
    elsewhere: onPage > 0 ? { count: plural(lang, 'agenda.inProgramme', onPage), href } : null,
    /** Where further events are, or that there are none; null if the rows and the link are all. */
    note: more > 0 ? plural(lang, 'agenda.others', more) : isEmpty ? translator(lang)(reason) : null,
  };
}

/**
 * The calendar counts an event of several days on the day it begins, unless the pages of all its days list it. A day that
 * links to its page has the count of that page.
 */
function monthsView(
  { programme, listed, linked, others }: Divided,
  given: Pick<CalendarGiven, 'range' | 'covered' | 'shown' | 'hrefOf'>,
  data: FestivalData,
  lang: Lang,
): CalendarView {
  const events = [...[...listed, ...others].map(beginning), ...linked];
  const legend = legendOf(data.eventTypes, events);
  const { weeks, ...calendar } = calendarView({ ...given, events, legend }, lang);
  const counted = (day: CalendarDay): CalendarDay => {
    if (!day.href?.startsWith('/')) return day;
    return { ...day, label: labelOfDay(day.day, eventsOn(programme, day.day).length, lang) };
  };
  return { ...calendar, weeks: weeks.map((week) => week.map(counted)) };
}

const wholeMonths = ({ first, last }: DayRange): DayRange => ({
  first: `${monthOf(first)}-01`,
  last: lastOfMonth(monthOf(last)),
});

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

import { programmeSections } from './programme-section.ts';
import { listPages, turnsOf } from '../../components/list-pages.ts';
import type { Day, Lang, Id } from '../../domain/model/core.ts';
import {
  daysOfProgramme,
  type EditionProgramme,
  groupByDay,
  inProgrammeOrder,
  type Programme,
  programmeOf,
  isSplit,
  legendOf,
} from '../../domain/programme/programme.ts';
import { formatDay, formatMonth } from '../../domain/time/format-dates.ts';
import { eventsOn } from '../../domain/event/event-days.ts';
import { monthOf } from '../../domain/time/days.ts';
import { pagePath, programmeDayPath, programmeWindowPath } from '../../i18n/paths.ts';
import { plural } from '../../i18n/translate.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { programmesWithPages } from '../../content/withdrawn-editions.ts';
import { programmeFrame, type ProgrammeFrameView } from './programme-frame.ts';
import { dayAnchor, ON_VIEW } from './section-anchors.ts';

export type ProgrammeView = ReturnType<typeof programmeView>;

export function programmeViews(lang: Lang) {
  return programmesWithPages(festivalData()).map(({ data, withdrawnAt, ...programme }) => ({
    ...programmeView(programme, data, lang),
    /** When the back end stopped listing the edition; null while it lists it. */
    withdrawnAt,
  }));
}

export function currentProgrammeView(lang: Lang): ProgrammeView {
  const data = festivalData();
  const { current } = data;
  return programmeView({ edition: current, events: programmeOf(data.events, current.id) }, data, lang);
}

export function programmeView(programme: EditionProgramme, data: FestivalData, lang: Lang) {
  const { edition, events } = programme;
  const grouped = groupByDay(events, { types: data.eventTypes, lang });
  const split = isSplit(programme);
  const dated = new Set(grouped.days.map(({ day }) => day));
  const hrefOf = (day: Day, count: number): string | null => {
    if (count === 0) return null;
    return split
      ? programmeDayPath(lang, edition.year, day)
      : `#${dated.has(day) ? dayAnchor(day) : ON_VIEW}`;
  };

  const frame = programmeFrame({ ...programme, listed: events, hrefOf }, data, lang);
  return {
    ...frame,
    sections: split
      ? splitSections(programme, { grouped, frame }, data, lang)
      : programmeSections(grouped, data, lang),
    /** Base address of windows by type, if the programme is too long for one page; its rows are on pages of days. */
    windows: split ? pagePath(lang, 'program', edition.year, 'type') : null,
  };
}

/**
 * Returns how many rows a page has room for, of 12 elements and 750 bytes each, beside its frame and the days in its
 * calendar and in its list: within 1,500 elements and 120,000 bytes in all. It is negative if the days have no room.
 */
function roomForRows(inCalendar: number, inList: number): number {
  const elements = 1050 - 2 * inCalendar - 2 * inList;
  const bytes = 50_000 - 175 * inCalendar - 80 * inList;
  return Math.floor(Math.min(elements / 12, bytes / 750));
}

/**
 * Returns a programme whose rows are on the pages of its days: these days by month, and rows of events that
 * none of these lists alone: on view, outside the calendar, without a date. What has no room besides the calendar is left
 * out: first the days, then rows of what is on view.
 */
function splitSections(
  programme: EditionProgramme,
  { grouped: { onView, days, undated }, frame }: { grouped: Programme; frame: ProgrammeFrameView },
  data: FestivalData,
  lang: Lang,
) {
  const inCalendar = (frame.calendar?.weeks.flat() ?? []).filter(({ href }) => href).length;
  const withPage = daysOfProgramme(programme);
  const outside = days.filter(({ day }) => !withPage.includes(day));
  const unlisted = [undated, ...outside.map(({ events }) => events)].flat().length;
  const all = unlisted + onView.length;
  const hasAllRows = roomForRows(inCalendar, 0) >= all;
  const hasDays = roomForRows(inCalendar, withPage.length) >= (hasAllRows ? all : 0);
  const room = roomForRows(inCalendar, hasDays ? withPage.length : 0);
  const shown = unlisted <= room ? unlisted : 0;
  const sectionsOf = (part: Partial<Programme>, most: number) =>
    programmeSections({ onView: [], days: [], undated: [], ...part }, data, lang).map((section) => {
      const left = section.rows.length - most;
      if (left <= 0) return section;
      const count = plural(lang, most === 0 ? 'events' : 'programme.others', left);
      return { ...section, rows: section.rows.slice(0, most), elsewhere: { count, href: null } };
    });
  return [
    ...sectionsOf({ onView }, Math.max(0, room - shown)),
    ...(hasDays ? monthsOf(withPage, programme, lang) : []),
    ...sectionsOf({ days: outside, undated }, shown),
  ];
}

/** The days of a month in a programme whose rows are on the pages of its days. */
export type ProgrammeMonthView = ReturnType<typeof monthsOf>[number];

function monthsOf(days: readonly Day[], { edition, events }: EditionProgramme, lang: Lang) {
  return Array.from(Map.groupBy(days, monthOf), ([month, ofMonth]) => ({
    anchor: `month-${month}`,
    title: formatMonth(month, lang),
    days: ofMonth.map((day) => ({
      words: formatDay(day, lang),
      count: plural(lang, 'events', eventsOn(events, day).length),
      href: programmeDayPath(lang, edition.year, day),
    })),
  }));
}

/** A part of the events of one type, in a programme too long to be filtered in place. */
export type ProgrammeWindowView = ReturnType<typeof windowsOf>[number];

/** Returns all windows of all split programmes; none if every programme fits on one page. */
export function programmeWindows(lang: Lang): ProgrammeWindowView[] {
  return programmesWithPages(festivalData())
    .filter(isSplit)
    .flatMap(({ data, ...programme }) =>
      legendOf(data.eventTypes, programme.events).flatMap(({ id }) => windowsOf(programme, id, data, lang)),
    );
}

/** Most events in a window. Fewer than on a page: a slow phone has to draw them before a press has an effect. */
const WINDOW_OF_TYPE = 40;

function windowsOf({ edition, events }: EditionProgramme, typeId: Id, data: FestivalData, lang: Lang) {
  const order = { types: data.eventTypes, lang };
  const ofType = events.filter((event) => event.typeId === typeId);
  return listPages(inProgrammeOrder(ofType, order), WINDOW_OF_TYPE).map((page) => ({
    year: edition.year,
    typeId,
    /** Window number, from 1. */
    number: page.number,
    sections: programmeSections(groupByDay(page.items, order), data, lang),
    total: page.total,
    turns: turnsOf(page, (number) => programmeWindowPath(lang, edition.year, typeId, number)),
  }));
}

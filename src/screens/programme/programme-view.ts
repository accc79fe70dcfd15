import { programmeSections } from './programme-section.ts';
import { listPages, turnsOf } from '../../components/list-pages.ts';
import type { Day, Lang, Id } from '../../domain/model/core.ts';
import {
  type EditionProgramme,
  groupByDay,
  inProgrammeOrder,
  type Programme,
  programmeOf,
  isSplit,
  legendOf,
} from '../../domain/programme/programme.ts';
import { formatDay, formatMonth } from '../../domain/time/format-dates.ts';
import { monthOf } from '../../domain/time/days.ts';
import { pagePath, programmeDayPath, programmeWindowPath } from '../../i18n/paths.ts';
import { plural } from '../../i18n/translate.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { programmesWithPages } from '../../content/withdrawn-editions.ts';
import { programmeFrame, type ProgrammeFrameView } from './programme-frame.ts';
import { dayAnchor, ON_VIEW } from './section-anchors.ts';

export type ProgrammeView = ReturnType<typeof programmeView>;

export type ProgrammePageView = ReturnType<typeof programmeViews>[number];

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
    sections: split ? splitSections(grouped, frame, data, lang) : programmeSections(grouped, data, lang),
    /** Base address of windows by type, if the programme is too long for one page; its rows are on pages of days. */
    windows: split ? pagePath(lang, 'program', edition.year, 'type') : null,
  };
}

/* Elements and bytes of a row, and of a day in the calendar and in the list: what a page of at most 1,500 elements and
120,000 bytes has room for beside its frame. */
const ROW = [12, 750];
const DAY_IN_CALENDAR = [2, 175];
const DAY_IN_LIST = [2, 100];
const ROOM = [1050, 50_000];

const hasRoomFor = (...parts: (readonly [count: number, each: readonly number[]])[]): boolean =>
  ROOM.every((room, at) => parts.reduce((sum, [count, each]) => sum + count * (each[at] ?? 0), 0) <= room);

/**
 * Returns a programme whose rows are on the pages of its days: the days of its calendar by month, and rows of events that
 * none of these lists alone: on view, outside the calendar, without a date. What has no room besides the calendar is left
 * out: first the days, then the rows.
 */
function splitSections(
  { onView, days, undated }: Programme,
  { calendar }: Pick<ProgrammeFrameView, 'calendar'>,
  data: FestivalData,
  lang: Lang,
) {
  const linked = (calendar?.weeks.flat() ?? []).flatMap(({ href, ...day }) => (href ? { ...day, href } : []));
  const withPage = new Set(linked.map(({ day }) => day));
  const outside = days.filter(({ day }) => !withPage.has(day));
  const calendarDays = [linked.length, DAY_IN_CALENDAR] as const;
  const rows = [onView, undated, ...outside.map(({ events }) => events)].flat().length;
  const hasRows = hasRoomFor(calendarDays, [rows, ROW]);
  const hasDays = hasRoomFor(calendarDays, [linked.length, DAY_IN_LIST], [hasRows ? rows : 0, ROW]);
  const sectionsOf = (part: Partial<Programme>) =>
    programmeSections({ onView: [], days: [], undated: [], ...part }, data, lang).map((section) => {
      if (hasRows) return section;
      const count = plural(lang, 'events', section.rows.length);
      return { ...section, rows: [], elsewhere: { count, href: null } };
    });
  return [
    ...sectionsOf({ onView }),
    ...(hasDays ? monthsOf(linked, lang) : []),
    ...sectionsOf({ days: outside, undated }),
  ];
}

/** The days of a month in a programme whose rows are on the pages of its days. */
export type ProgrammeMonthView = ReturnType<typeof monthsOf>[number];

function monthsOf(days: readonly { day: Day; count: number; href: string }[], lang: Lang) {
  return Array.from(
    Map.groupBy(days, ({ day }) => monthOf(day)),
    ([month, ofMonth]) => ({
      anchor: `month-${month}`,
      title: formatMonth(month, lang),
      days: ofMonth.map(({ day, count, href }) => ({
        day,
        words: formatDay(day, lang),
        count: plural(lang, 'events', count),
        href,
      })),
    }),
  );
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

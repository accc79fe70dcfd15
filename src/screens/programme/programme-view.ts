import { programmeSections } from './programme-section.ts';
import { listPages, turnsOf } from '../../components/list-pages.ts';
import type { Day, Lang, Id } from '../../domain/model/core.ts';
import {
  type EditionProgramme,
  groupByDay,
  inProgrammeOrder,
  programmeOf,
  isSplit,
  legendOf,
} from '../../domain/programme/programme.ts';
import { pagePath, programmeDayPath, programmeWindowPath } from '../../i18n/paths.ts';
import { plural } from '../../i18n/translate.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { programmesWithPages } from '../../content/withdrawn-editions.ts';
import { programmeFrame } from './programme-frame.ts';
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

/** Most rows on view, or without a date, on a page whose other rows are on the pages of days: these have none. */
const MAX_ROWS_WITHOUT_DAY = 100;

export function programmeView(programme: EditionProgramme, data: FestivalData, lang: Lang) {
  const { edition, events } = programme;
  const grouped = groupByDay(events, { types: data.eventTypes, lang });
  const split = isSplit(programme);
  const dayPath = (day: Day): string => programmeDayPath(lang, edition.year, day);
  const dated = new Set(grouped.days.map(({ day }) => day));
  const hrefOf = (day: Day, count: number): string | null => {
    if (count === 0) return null;
    return split ? dayPath(day) : `#${dated.has(day) ? dayAnchor(day) : ON_VIEW}`;
  };

  const sections = programmeSections(grouped, data, lang).map((section) => {
    const { day, rows } = section;
    if (!split || (day === null && rows.length <= MAX_ROWS_WITHOUT_DAY)) return section;
    const count = plural(lang, 'events', rows.length);
    return { ...section, rows: [], elsewhere: { count, href: day && dayPath(day) } };
  });
  return {
    ...programmeFrame({ ...programme, listed: events, hrefOf }, data, lang),
    sections,
    /** Base address of windows by type, if the programme is too long for one page; its rows are on pages of days. */
    windows: split ? pagePath(lang, 'program', edition.year, 'type') : null,
  };
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

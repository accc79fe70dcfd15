import { typePath, changesPath, programmeDayPath, programmePath } from '../../i18n/paths.ts';
import type { Lang, Day, FestivalEvent } from '../../domain/model/core.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { festival } from '../../site/festival.ts';
import { type FestivalData, festivalData } from '../../content/festival.ts';
import { documentView } from '../press/documents.ts';
import { coveredDays, editionDays, lateEndsOf, todayAt } from '../../domain/edition/edition-days.ts';
import { formatDateRange, formatDay, formatFullDay } from '../../domain/time/format-dates.ts';
import { localise } from '../../domain/text/localise.ts';
import {
  daysOfProgramme,
  hasDayPages,
  type EditionProgramme,
  legendOf,
  groupByDay,
  MAX_ROWS_OF_PAGE,
} from '../../domain/programme/programme.ts';
import { translator } from '../../i18n/translate.ts';
import { buildMoment } from '../../site/build-environment.ts';
import { identity } from '../../site/identity.ts';
import { calendarView, daysAround, daysShown } from '../calendar/calendar-view.ts';
import { programmeCalendarLinks } from '../event/facts/calendar-links.ts';
import { editionStatusView } from '../edition-status/edition-status-view.ts';
import { eventsOn } from '../../domain/event/event-days.ts';
import { programmesWithPages } from '../../content/withdrawn-editions.ts';
import { closedDays } from '../event/status/event-openness.ts';
import { titleOrUntitled } from '../event/lists/event-head.ts';
import { programmeSections } from './programme-section.ts';
import { listPages, turnsOf } from '../../components/list-pages.ts';

/**
 * Programme as a PDF. "elsewhere" is a document of which the site has no copy: pages may not fetch it, so the browser
 * follows the link. "broken" is a document whose address is not valid: a press on its button reports this.
 */
export type ProgrammePdfView = { state: 'ready' | 'elsewhere'; href: string } | { state: 'broken' | 'none' };

function programmePdfView(edition: Edition, data: FestivalData, lang: Lang): ProgrammePdfView {
  const id = festival.programmePdfIds[lang];
  const isThere = edition.id === data.current.id && data.pdfs.some((pdf) => pdf.id === id);
  if (id === undefined || !isThere) return { state: 'none' };
  const document = documentView(id, lang, data);
  if (!document) return { state: 'broken' };
  const { href } = document;
  return { state: href.startsWith('/') ? 'ready' : 'elsewhere', href };
}

export type ProgrammeFrameView = ReturnType<typeof programmeFrame>;

export interface FrameGiven extends EditionProgramme {
  listed: readonly FestivalEvent[];
  /** Returns the address to which a day of the calendar links, or null. */
  hrefOf: (day: Day, count: number) => string | null;
  /** Day of the page, if it is the page of a day: the calendar has the days around it. */
  pageDay?: Day;
}

export function programmeFrame(given: FrameGiven, data: FestivalData, lang: Lang) {
  const { edition, events, listed, hrefOf, pageDay } = given;
  const types = legendOf(data.eventTypes, events);
  const range = editionDays(edition, events);
  const dates = range && formatDateRange(range, lang);
  const all = range && coveredDays(range, events);
  const covered = all && pageDay !== undefined ? daysAround(pageDay, all) : all;
  const [firstDay] = daysOfProgramme(given);
  const t = translator(lang);
  const subject = { name: identity.name, year: edition.year };
  const pathOf = (ofYear: number): string => programmePath(lang, ofYear);
  const status = editionStatusView(edition, data, lang, { pathOf });
  return {
    year: edition.year,
    className: `edition-${edition.id}`,
    title: localise(edition.title, lang),
    dates,
    status,
    pdf: programmePdfView(edition, data, lang),
    calendarLinks: programmeCalendarLinks(edition, events, status.span === null, lang),
    /** Link to the changes, for a programme that may still change. */
    changesHref: edition.id === data.current.id ? changesPath(lang) : null,
    /** Page of the first day, which links to the others; null if days have no pages. */
    daysHref:
      firstDay !== undefined && hasDayPages(given, data.current)
        ? programmeDayPath(lang, edition.year, firstDay)
        : null,
    calendar:
      range &&
      covered &&
      calendarView(
        {
          events,
          legend: types,
          range,
          covered,
          shown: daysShown(todayAt(buildMoment, lateEndsOf(events)), covered),
          hrefOf,
        },
        lang,
      ),
    legend: legendOf(types, listed).flatMap((type) => {
      const title = localise(type.title, lang);
      const count = listed.filter(({ typeId }) => typeId === type.id).length;
      return title ? [{ typeId: type.id, title, count, href: typePath(lang, edition.id, type.id) }] : [];
    }),
    /** Number of events that the page lists, including those in windows or on further pages. */
    total: listed.length,
    description: dates
      ? t('programme.description', { ...subject, dates })
      : t('programme.descriptionUndated', subject),
  };
}

/** Page of a day of a programme: events of that day, then events on view, then closed ones. */
export type ProgrammeDayView = ReturnType<typeof dayPages>[number];

export function programmeDayViews(lang: Lang) {
  const data = festivalData();
  return programmesWithPages(data)
    .filter((programme) => hasDayPages(programme, data.current))
    .flatMap(({ data, withdrawnAt, ...programme }) =>
      // `withdrawnAt`: when the back end stopped listing the edition; null while it lists it.
      programmeDaysOf(programme, data, lang).map((view) => ({ ...view, withdrawnAt })),
    );
}

/** Returns the pages of every day of an edition on which anything runs: one per day, unless the day is long. */
export function programmeDaysOf(programme: EditionProgramme, data: FestivalData, lang: Lang) {
  const days = daysOfProgramme(programme);
  return days.flatMap((day) => dayPages(day, { programme, days }, data, lang));
}

/** Number of titles that search engines show of a description. */
const TITLES_IN_DESCRIPTION = 4;
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** @param days days of the programme, for the links to the previous and the next day. */
function dayPages(
  day: Day,
  { programme, days }: { programme: EditionProgramme; days: readonly Day[] },
  data: FestivalData,
  lang: Lang,
) {
  const { year } = programme.edition;
  const index = days.indexOf(day);
  const listed = eventsOn(programme.events, day);
  const order = { types: data.eventTypes, lang };
  const isClosed = (event: FestivalEvent): boolean => closedDays(event, data).includes(day);
  const grouped = (events: readonly FestivalEvent[]) => {
    const { days, onView, undated } = groupByDay(events, order);
    const open = onView.filter((event) => !isClosed(event));
    return { days, onView: open, closed: onView.filter(isClosed), undated };
  };
  const all = grouped(listed);
  const inOrder = [...all.days.flatMap(({ events }) => events), ...all.onView, ...all.closed];
  const hrefOf = (other: Day, count: number): string | null =>
    count > 0 ? programmeDayPath(lang, year, other) : null;
  const link = (other: Day | undefined) =>
    other === undefined ? null : { label: formatDay(other, lang), href: programmeDayPath(lang, year, other) };
  const dayTitle = formatFullDay(day, lang);
  const thatDay = translator(lang)('programme.thatDay');
  const common = {
    ...programmeFrame({ ...programme, listed, hrefOf, pageDay: day }, data, lang),
    day,
    /** "samedi 12 octobre 2024". */
    dayTitle,
    description: translator(lang)('programme.dayDescription', {
      day: capitalised(dayTitle),
      name: identity.name,
      titles: inOrder
        .slice(0, TITLES_IN_DESCRIPTION)
        .map((event) => titleOrUntitled(event, lang).text)
        .join(', '),
    }),
    yearHref: programmePath(lang, year),
    previous: link(days[index - 1]),
    next: link(days[index + 1]),
  };
  return listPages(inOrder, MAX_ROWS_OF_PAGE).map((page) => ({
    ...common,
    /** Page number, from 1. */
    page: page.number,
    turns: turnsOf(page, (number) => programmeDayPath(lang, year, day, number)),
    // Events of that day, then events on view, then closed ones.
    sections: programmeSections(grouped(page.items), data, lang)
      .toSorted((a, b) => Number(a.day === null) - Number(b.day === null))
      .map((section) => (section.day === null ? section : { ...section, heading: { title: thatDay } })),
  }));
}

import { typePath, changesPath, programmeDayPath, programmePath } from '../../i18n/paths.ts';
import type { Lang, Day, Id, FestivalEvent } from '../../domain/model/core.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { festival } from '../../site/festival.ts';
import type { FestivalData } from '../../content/festival.ts';
import { documentView } from '../press/documents.ts';
import { coveredDays, editionDays } from '../../domain/edition/edition-days.ts';
import { formatDateRange } from '../../domain/time/format-dates.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import {
  daysOfProgramme,
  hasDayPages,
  type EditionProgramme,
  legendOf,
} from '../../domain/programme/programme.ts';
import { translator } from '../../i18n/translate.ts';
import { identity } from '../../site/identity.ts';
import { type CalendarView, calendarView } from '../calendar/calendar-view.ts';
import { type CalendarLinksView, programmeCalendarLinks } from '../event/facts/calendar-links.ts';
import {
  type EditionStatusView,
  editionStatusView,
  archiveLink,
} from '../edition-status/edition-status-view.ts';

/** The programme to take away. "broken" is a document whose address cannot be followed: asking for it says so. */
export type ProgrammePdfView = { state: 'ready'; href: string } | { state: 'broken' } | { state: 'none' };

/** The PDF in the page's language; the current edition's: no other has one. */
function programmePdfView(edition: Edition, data: FestivalData, lang: Lang): ProgrammePdfView {
  const id = festival.programmePdfIds[lang];
  const isThere = edition.id === data.current.id && data.pdfs.some((pdf) => pdf.id === id);
  if (id === undefined || !isThere) return { state: 'none' };
  const document = documentView(id, lang, data);
  return document ? { state: 'ready', href: document.href } : { state: 'broken' };
}

/** The frame around the rows of a programme, on the page of its year and of each day. */
export interface ProgrammeFrameView {
  year: number;
  className: string;
  /** The edition's own title. */
  title: LocalText | null;
  dates: string | null;
  status: EditionStatusView;
  pdf: ProgrammePdfView;
  calendarLinks: CalendarLinksView | null;
  /** Link to the changes, for a programme that may still change. */
  changesHref: string | null;
  /** The page of its first day, which leads on to the others; null where days have no pages. */
  daysHref: string | null;
  calendar: CalendarView | null;
  legend: LegendEntryView[];
  /** How many events the page lists, here or elsewhere. */
  total: number;
  /** For search engines and previews. */
  description: string;
}

/** A type of event, in the order of the legend. */
export interface LegendEntryView {
  typeId: Id;
  title: LocalText;
  count: number;
  /** The page of its events, where there is no filter. */
  href: string;
}

export interface FrameGiven extends EditionProgramme {
  /** The events that the page lists. */
  listed: readonly FestivalEvent[];
  /** Where a day of the calendar leads. */
  hrefOf: (day: Day, count: number) => string | null;
}

export function programmeFrame(given: FrameGiven, data: FestivalData, lang: Lang): ProgrammeFrameView {
  const { edition, events, listed, hrefOf } = given;
  const types = legendOf(data.eventTypes, events);
  const range = editionDays(edition, events);
  const dates = range && formatDateRange(range, lang);
  const [firstDay] = daysOfProgramme(given);
  const status = editionStatusView(
    edition,
    { archive: archiveLink(edition, lang), pathOf: (year) => programmePath(lang, year) },
    data,
    lang,
  );
  return {
    year: edition.year,
    className: `edition-${edition.id}`,
    title: localise(edition.title, lang),
    dates,
    status,
    pdf: programmePdfView(edition, data, lang),
    calendarLinks: programmeCalendarLinks(edition, events, status.span === null, lang),
    changesHref: edition.id === data.current.id ? changesPath(lang) : null,
    daysHref:
      firstDay !== undefined && hasDayPages(given, data.current)
        ? programmeDayPath(lang, edition.year, firstDay)
        : null,
    calendar:
      range &&
      calendarView({ events, legend: types, range, covered: coveredDays(range, events), hrefOf }, lang),
    legend: legendOf(types, listed).flatMap((type) => {
      const title = localise(type.title, lang);
      const count = listed.filter(({ typeId }) => typeId === type.id).length;
      return title ? [{ typeId: type.id, title, count, href: typePath(lang, edition.id, type.id) }] : [];
    }),
    total: listed.length,
    description: describe(edition, dates, lang),
  };
}

function describe({ year }: Edition, dates: string | null, lang: Lang): string {
  const t = translator(lang);
  const { name } = identity;
  return dates
    ? t('programme.description', { name, year, dates })
    : t('programme.descriptionUndated', { name, year });
}

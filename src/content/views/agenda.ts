import { addDays, addMonths, daysFrom, type DayRange, monthOf } from '../../domain/days.ts';
import { coveredDays, editionDays } from '../../domain/edition-days.ts';
import { startsOn } from '../../domain/event-time.ts';
import { formatDateRange } from '../../domain/format-dates.ts';
import type { Day, Lang } from '../../domain/model/common.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';
import { legendOf, sortEvents } from '../../domain/programme.ts';
import { programmeDayPath, programmePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { buildMoment } from '../../site/build-clock.ts';
import { identity } from '../../site/identity.ts';
import { festivalData, type FestivalData } from '../festival.ts';
import { type CalendarView, calendarView } from './calendar.ts';
import { isSplit } from './programme.ts';
import { dayAnchor, daySection, type ProgrammeSectionView, standingElsewhere } from './programme-section.ts';

/** What begins on each day of the current edition. */
export interface AgendaView {
  year: number;
  className: string;
  dates: string | null;
  description: string;
  programmeHref: string;
  /** Whole months; null when nothing is dated. */
  calendar: CalendarView | null;
  /** Every day of the edition and those with events before or after, also days without any. */
  days: ProgrammeSectionView[];
  /** The day shown first, as far as the build knows. */
  opensOn: Day | null;
}

export async function agendaView(lang: Lang): Promise<AgendaView> {
  return agendaOf(await festivalData(), lang);
}

/** Events by the day they start (spec §2: by `date_debut`), those within other events too. */
export function agendaOf(data: FestivalData, lang: Lang, today: Day = buildMoment.day): AgendaView {
  const { current } = data;
  const events = data.events.filter(({ time, editionId }) => time && editionId === current.id);
  const range = editionDays(current, events);
  const dates = range && formatDateRange(range, lang);
  const days = range ? daysFrom(coveredDays(range, events)) : [];
  return {
    year: current.year,
    className: `edition-${current.id}`,
    dates,
    description: translator(lang)('agenda.description', { name: identity.name, year: current.year }),
    programmeHref: programmePath(lang, current.year),
    calendar: range && monthsView(events, range, data, lang),
    days: days.map((day) => dayView(day, events, data, lang)),
    opensOn: (days.includes(today) ? today : range?.first) ?? null,
  };
}

function dayView(
  day: Day,
  events: readonly FestivalEvent[],
  data: FestivalData,
  lang: Lang,
): ProgrammeSectionView {
  const starting = events.filter(({ time }) => time && startsOn(time, day));
  const section = daySection(
    { day, events: sortEvents(starting, { types: data.eventTypes, lang }) },
    data,
    lang,
  );
  if (starting.length === 0 || !isSplit({ edition: data.current, events: [...events] })) return section;
  return standingElsewhere(section, programmeDayPath(lang, data.current.year, day), lang);
}

function monthsView(
  events: readonly FestivalEvent[],
  range: DayRange,
  data: FestivalData,
  lang: Lang,
): CalendarView {
  const listed = coveredDays(range, events);
  const covered = { first: `${monthOf(listed.first)}-01`, last: lastOfMonth(listed.last) };
  const starts = events.map((event) => ({
    ...event,
    time: event.time && { ...event.time, lastDay: event.time.firstDay },
  }));
  const hrefOf = (day: Day): string | null =>
    listed.first <= day && day <= listed.last ? `#${dayAnchor(day)}` : null;
  return calendarView(
    { events: starts, legend: legendOf(data.eventTypes, events), range, covered, hrefOf },
    lang,
  );
}

const lastOfMonth = (day: Day): Day => addDays(`${addMonths(monthOf(day), 1)}-01`, -1);

import { runsOn } from '../../domain/event/event-days.ts';
import { formatDay, formatFullDay } from '../../domain/time/format-dates.ts';
import type { Day, Instant, Lang } from '../../domain/model/core.ts';
import {
  type EditionProgramme,
  groupByDay,
  daysOfProgramme,
  hasDayPages,
} from '../../domain/programme/programme.ts';
import { programmeDayPath, programmePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { identity } from '../../site/identity.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { programmesWithPages } from '../../content/withdrawn-editions.ts';
import { titleOrUntitled } from '../event/lists/event-head.ts';
import { programmeFrame, type ProgrammeFrameView } from './programme-frame.ts';
import { daySection, onViewSection, type ProgrammeSectionView } from './programme-section.ts';

/** One day of a programme: what happens, then what is on view. */
export interface ProgrammeDayView extends ProgrammeFrameView {
  day: Day;
  /** "samedi 12 octobre 2024". */
  dayTitle: string;
  yearHref: string;
  previous: DayLinkView | null;
  next: DayLinkView | null;
  sections: ProgrammeSectionView[];
}

/** A day on a page of its own. */
export interface ProgrammeDayPageView extends ProgrammeDayView {
  /** When the back end ceased to list the edition; null while it does. */
  withdrawnAt: Instant | null;
}

export interface DayLinkView {
  label: string;
  href: string;
}

/** The pages of the days of the programmes that have them. */
export async function programmeDayViews(lang: Lang): Promise<ProgrammeDayPageView[]> {
  const data = await festivalData();
  return programmesWithPages(data)
    .filter((programme) => hasDayPages(programme, data.current))
    .flatMap(({ data, withdrawnAt, ...programme }) =>
      programmeDaysOf(programme, data, lang).map((view) => ({ ...view, withdrawnAt })),
    );
}

/** A page for every day of an edition's calendar on which anything runs. */
export function programmeDaysOf(
  programme: EditionProgramme,
  data: FestivalData,
  lang: Lang,
): ProgrammeDayView[] {
  const days = daysOfProgramme(programme);
  return days.map((day, index) => programmeDayView(day, { programme, days, index }, data, lang));
}

/** As many as search engines show of a description. */
const TITLES_IN_DESCRIPTION = 4;
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Place {
  programme: EditionProgramme;
  days: readonly Day[];
  index: number;
}

function programmeDayView(day: Day, place: Place, data: FestivalData, lang: Lang): ProgrammeDayView {
  const { programme, days, index } = place;
  const { year } = programme.edition;
  const listed = programme.events.filter(({ time }) => time && runsOn(time, day));
  const grouped = groupByDay(listed, { types: data.eventTypes, lang });
  const hrefOf = (other: Day, count: number): string | null =>
    count > 0 ? programmeDayPath(lang, year, other) : null;
  const link = (other: Day | undefined): DayLinkView | null =>
    other === undefined ? null : { label: formatDay(other, lang), href: programmeDayPath(lang, year, other) };
  const dayTitle = formatFullDay(day, lang);
  const thatDay = translator(lang)('programme.thatDay');
  return {
    ...programmeFrame({ ...programme, listed, hrefOf }, data, lang),
    day,
    dayTitle,
    description: translator(lang)('programme.dayDescription', {
      day: capitalised(dayTitle),
      name: identity.name,
      titles: [...grouped.days.flatMap(({ events }) => events), ...grouped.onView]
        .slice(0, TITLES_IN_DESCRIPTION)
        .map((event) => titleOrUntitled(event, lang).text)
        .join(', '),
    }),
    yearHref: programmePath(lang, year),
    previous: link(days[index - 1]),
    next: link(days[index + 1]),
    sections: [
      ...grouped.days.map((ofDay) => ({ ...daySection(ofDay, data, lang), heading: { title: thatDay } })),
      ...onViewSection(grouped.onView, data, lang),
    ],
  };
}

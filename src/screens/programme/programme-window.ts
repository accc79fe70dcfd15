import type { Id, Lang } from '../../domain/model/common.ts';
import { type EditionProgramme, groupByDay, legendOf } from '../../domain/programme/programme.ts';
import { programmeWindowPath } from '../../i18n/paths.ts';
import { listPages, turnsOf, type TurnsView } from '../../components/list-pages.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { isSplit } from '../../domain/programme/day-pages.ts';
import { WINDOW } from './programme-view.ts';
import { programmesWithPages } from '../../content/withdrawn-editions.ts';
import { daySection, onViewSection, type ProgrammeSectionView, undatedSection } from './programme-section.ts';

/** A part of the events of one type, in a programme too long to be filtered in place. */
export interface ProgrammeWindowView {
  year: number;
  typeId: Id;
  /** From 1. */
  number: number;
  sections: ProgrammeSectionView[];
  total: number;
  /** Null where the type has no other window. */
  turns: TurnsView | null;
}

/** Every window of every split programme; none in a festival whose programmes fit a page. */
export async function programmeWindows(lang: Lang): Promise<ProgrammeWindowView[]> {
  return programmesWithPages(await festivalData())
    .filter(isSplit)
    .flatMap(({ data, ...programme }) =>
      legendOf(data.eventTypes, programme.events).flatMap(({ id }) => windowsOf(programme, id, data, lang)),
    );
}

function windowsOf(
  { edition, events }: EditionProgramme,
  typeId: Id,
  data: FestivalData,
  lang: Lang,
): ProgrammeWindowView[] {
  const order = { types: data.eventTypes, lang };
  const grouped = groupByDay(
    events.filter((event) => event.typeId === typeId),
    order,
  );
  const inOrder = [...grouped.onView, ...grouped.days.flatMap((ofDay) => ofDay.events), ...grouped.undated];
  return listPages(inOrder, WINDOW).map((page) => {
    const { onView, days, undated } = groupByDay(page.items, order);
    return {
      year: edition.year,
      typeId,
      number: page.number,
      sections: [
        ...onViewSection(onView, data, lang),
        ...days.map((ofDay) => daySection(ofDay, data, lang)),
        ...undatedSection(undated, data, lang),
      ],
      total: page.total,
      turns: turnsOf(page, (number) => programmeWindowPath(lang, edition.year, typeId, number)),
    };
  });
}

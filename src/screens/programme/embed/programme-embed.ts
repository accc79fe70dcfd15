import { dayRangeOf, isMultiDay, onlyDayOf } from '../../../domain/event/event-days.ts';
import { hourOf } from '../../../domain/event/event-time.ts';
import { formatProgrammeTime } from '../../../domain/time/clock-style.ts';
import { formatDay } from '../../../domain/time/format-dates.ts';
import { formatWhen } from '../../../domain/time/format-when.ts';
import type { Lang, FestivalEvent } from '../../../domain/model/core.ts';
import {
  type EditionProgramme,
  groupByDay,
  inProgrammeOrder,
  legendOf,
} from '../../../domain/programme/programme.ts';
import { programmeEmbedPath, programmePath } from '../../../i18n/paths.ts';
import { translator } from '../../../i18n/translate.ts';
import { identity } from '../../../site/identity.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { eventHead, placeOrUnknown } from '../../event/lists/event-head.ts';
import { opensInList } from '../../event/status/event-openness.ts';
import { listPages, turnsOf } from '../../../components/list-pages.ts';

/** Most events on one page: a row has half as many elements as on the site's own pages. */
const MAX_EVENTS = 100;

/** Page of a programme for a frame on a partner's page: what, when and where. */
export type ProgrammeEmbedView = ReturnType<typeof programmeEmbedViews>[number];

export function programmeEmbedViews({ edition, events }: EditionProgramme, data: FestivalData, lang: Lang) {
  const t = translator(lang);
  const order = { types: data.eventTypes, lang };
  const rowsOf = (listed: readonly FestivalEvent[]) =>
    listed.map((event) => embedRow(event, edition.year, data, lang));
  return listPages(inProgrammeOrder(events, order), MAX_EVENTS).map((page) => {
    const { onView, days, undated } = groupByDay(page.items, order);
    return {
      year: edition.year,
      /** Page number, from 1. */
      number: page.number,
      /** "Dhaw 2024". */
      name: `${identity.name} ${edition.year}`,
      programmeHref: programmePath(lang, edition.year),
      /** Types whose colours the page needs: those of all pages, since a filter may load events from the others. */
      typeIds: legendOf(data.eventTypes, events).map(({ id }) => id),
      sections: [
        { day: null, title: t('programme.onView'), rows: rowsOf(onView) },
        ...days.map(({ day, events: listed }) => ({
          day,
          title: formatDay(day, lang),
          rows: rowsOf(listed),
        })),
        { day: null, title: t('programme.undated'), rows: rowsOf(undated) },
      ].filter(({ rows }) => rows.length > 0),
      turns: turnsOf(page, (number) => programmeEmbedPath(lang, edition.year, number)),
    };
  });
}

function embedRow(event: FestivalEvent, year: number, data: FestivalData, lang: Lang) {
  const { time, placeId } = event;
  const hour = hourOf(time);
  return {
    ...eventHead(event, data, lang),
    opens: opensInList(event, data, { day: onlyDayOf(time) }),
    placeId,
    /** First and last day; null for an event without a date. */
    days: time && dayRangeOf(time),
    /** Hour of an event of one day, dates of an event of several; null if unknown. */
    when: time && isMultiDay(time) ? formatWhen(time, lang, year) : hour && formatProgrammeTime(hour),
    place: placeOrUnknown(placeId, data, lang),
  };
}

import type { LocalText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/common.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';
import type { FestivalData } from '../../content/festival.ts';
import { eventRowView, type EventRowView } from '../event/row/event-row.ts';

/**
 * An event in the agenda: when, what and where. Every event within another has a row of its own there, twice as many as
 * in the programme; participants and directions are on its page.
 */
export interface AgendaRowView extends Pick<
  EventRowView,
  'id' | 'href' | 'typeId' | 'days' | 'when' | 'opens' | 'status' | 'moreActivities'
> {
  titles: LocalText[];
  labels: LocalText[];
  place: LocalText;
}

export function agendaRowView(
  event: FestivalEvent,
  data: Pick<FestivalData, 'by' | 'slugs'>,
  lang: Lang,
): AgendaRowView {
  const row = eventRowView(event, data, lang);
  const { id, href, typeId, days, when, opens, status, place, moreActivities, activities } = row;
  return {
    ...{ id, href, typeId, days, when, opens, status, moreActivities },
    titles: activities.map(({ title }) => title),
    labels: activities[0]?.labels ?? [],
    place: place.name,
  };
}

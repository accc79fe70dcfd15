import { isMultiDay } from '../../domain/event/event-days.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';
import { type Openness, opennessText } from '../../domain/event/openness/openness.ts';
import type { LocalText } from '../../domain/text/localise.ts';
import { formatClock } from '../../domain/time/clock-style.ts';
import { buildMoment } from '../../site/build-clock.ts';
import type { FestivalData } from '../../content/festival.ts';
import { eventRowView, type EventRowView } from '../event/row/event-row.ts';

export interface NowRowView {
  row: EventRowView;
  /** The opening days and hours of what runs for several days. */
  opening: LocalText[];
  venueId: Id | null;
}

export function nowRowView(
  event: FestivalEvent,
  openness: Openness,
  data: FestivalData,
  lang: Lang,
): NowRowView {
  const row = eventRowView(event, data, lang, buildMoment, formatClock);
  const { when, openingDays, openingHours } = row;
  const hours = openingHours ? [{ text: openingHours, lang, isFallback: false }] : [];
  return {
    row: {
      ...row,
      // They are said below; a change of them is to draw only pages that say them.
      openingDays: null,
      openingHours: null,
      // The hour of a first day says nothing of the days after it.
      when: when?.days ? { ...when, hour: null } : when,
      // Here it stands under no day, and what was cancelled is looked for.
      opens: opennessText(openness),
    },
    opening: event.time && isMultiDay(event.time) ? [openingDays ?? [], hours].flat() : [],
    venueId: event.placeId,
  };
}

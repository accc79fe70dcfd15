import { isMultiDay } from '../../domain/event/event-days.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';
import type { Openness } from '../../domain/event/openness/openness.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import { momentAt } from '../../domain/time/zone-clock.ts';
import type { FestivalData } from '../../content/festival.ts';
import { translator } from '../../i18n/translate.ts';
import { festival } from '../../site/festival.ts';
import { type AgendaRowView, agendaRowView } from '../agenda/agenda-row.ts';

export interface NowRowView {
  row: AgendaRowView;
  openness: Openness;
  venueId: Id | null;
}

const DAY_MS = 86_400_000;

export function nowRowView(
  event: FestivalEvent,
  openness: Openness,
  data: FestivalData,
  lang: Lang,
): NowRowView {
  const row = agendaRowView(event, data, lang);
  const isLong = event.time !== null && isMultiDay(event.time);
  const asWritten = isLong && openness.untold.length > 0 ? openingAsWritten(event, lang) : [];
  return {
    // The list itself says how each stands.
    row: { ...withoutFirstHour(row), opens: null, labels: [...row.labels, ...asWritten] },
    openness,
    venueId: event.placeId,
  };
}

/** The hour of a first day says nothing of the days after it. */
function withoutFirstHour(row: AgendaRowView): AgendaRowView {
  return row.when?.days ? { ...row, when: { ...row.when, hour: null } } : row;
}

/** Opening days and hours that could not be read, for the visitor to read. */
function openingAsWritten({ openingDays, openingHours }: FestivalEvent, lang: Lang): LocalText[] {
  const hours = openingHours ? [{ text: openingHours, lang, isFallback: false }] : [];
  return [localise(openingDays, lang) ?? [], hours].flat();
}

/**
 * The hours at which something is open on a day: "10:00 – 13:00, 15:00 – 18:00"; null for what has no opening hours.
 * @param day its first instants and that of the next, in milliseconds since 1970.
 */
export function hoursOfDay(
  { kind, spans }: Openness,
  day: { starts: number; ends: number },
  lang: Lang,
): string | null {
  if (kind !== 'open') return null;
  const ofDay = spans.filter(({ opens, closes }) => opens < day.ends && day.starts < closes);
  if (ofDay.some(({ opens, closes }) => closes - opens > DAY_MS)) return translator(lang)('now.always');
  const clock = (instant: number): string => momentAt(new Date(instant), festival.timeZone).time ?? '';
  const texts = ofDay
    .filter(({ opens }) => day.starts <= opens)
    .map(({ opens, closes }) => `${clock(opens)}\u00a0–\u00a0${clock(closes)}`);
  return texts.length > 0 ? texts.join(', ') : null;
}

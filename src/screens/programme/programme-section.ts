import { ON_VIEW, dayAnchor } from './section-anchors.ts';
import { wordsOfDay } from '../../domain/time/format-dates.ts';
import type { Day, Lang, FestivalEvent } from '../../domain/model/core.ts';
import { plural, translator } from '../../i18n/translate.ts';
import type { FestivalData } from '../../content/festival.ts';
import { type EventRowView, eventRowView } from '../event/row/event-row.ts';

/** The most rows of one page that a long programme has. */
export const WINDOW = 100;

/** A part of a programme under a heading of its own. */
export interface ProgrammeSectionView {
  /** Its id within the page: `day-2024-10-12`, `on-view`, `undated`. */
  anchor: string;
  /** The day of its events, when it is that of one day. */
  day: Day | null;
  heading: ReturnType<typeof wordsOfDay> | { title: string };
  rows: EventRowView[];
  /** In place of rows that are too many for the page: how many, and the page they stand on, if any. */
  elsewhere: { count: string; href: string | null } | null;
}

type Data = Pick<FestivalData, 'by' | 'slugs'>;

export function daySection(
  { day, events }: { day: Day; events: readonly FestivalEvent[] },
  data: Data,
  lang: Lang,
): ProgrammeSectionView {
  return { anchor: dayAnchor(day), day, heading: wordsOfDay(day, lang), ...listed(events, data, lang) };
}

/** The section of events of several days; empty if there are none. */
export function onViewSection(
  events: readonly FestivalEvent[],
  data: Data,
  lang: Lang,
): ProgrammeSectionView[] {
  return titledSection(ON_VIEW, translator(lang)('programme.onView'), listed(events, data, lang));
}

/** The section of events without a date; empty if there are none. */
export function undatedSection(
  events: readonly FestivalEvent[],
  data: Data,
  lang: Lang,
): ProgrammeSectionView[] {
  return titledSection('undated', translator(lang)('programme.undated'), listed(events, data, lang));
}

/** The heading of a section without its rows, and how many there are on the page it leads to, if any. */
export function withoutRows(
  section: ProgrammeSectionView,
  href: string | null,
  lang: Lang,
): ProgrammeSectionView {
  return { ...section, rows: [], elsewhere: { count: plural(lang, 'events', section.rows.length), href } };
}

type Body = Pick<ProgrammeSectionView, 'rows' | 'elsewhere'>;

function listed(events: readonly FestivalEvent[], data: Data, lang: Lang): Body {
  return { rows: events.map((event) => eventRowView(event, data, lang)), elsewhere: null };
}

function titledSection(anchor: string, title: string, body: Body): ProgrammeSectionView[] {
  return body.rows.length > 0 ? [{ anchor, day: null, heading: { title }, ...body }] : [];
}

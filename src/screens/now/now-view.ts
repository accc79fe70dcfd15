import { coveredDays, editionDays } from '../../domain/edition/edition-days.ts';
import { editionPhase } from '../../domain/edition/edition-phase.ts';
import { editionSpan } from '../../domain/edition/editions.ts';
import { isMultiDay } from '../../domain/event/event-days.ts';
import { statusOf } from '../../domain/event/event-status.ts';
import { hourOf } from '../../domain/event/event-time.ts';
import { compareStarts } from '../../domain/event/events.ts';
import type { Id, Lang, Moment, FestivalEvent } from '../../domain/model/core.ts';
import type { Openness } from '../../domain/event/openness/openness.ts';
import { opennessText } from '../../domain/event/openness/openness-text.ts';
import { nowList } from '../../domain/now/now-list.ts';
import { localise, compareText } from '../../domain/text/localise.ts';
import { daysFrom } from '../../domain/time/days.ts';
import { formatClock } from '../../domain/time/clock-style.ts';
import { formatDateRange, formatDay, formatLongDate } from '../../domain/time/format-dates.ts';
import { daySpan } from '../../domain/time/zone-clock.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { pagePath, programmePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { buildMoment } from '../../site/build-environment.ts';
import { festival } from '../../site/festival.ts';
import { identity } from '../../site/identity.ts';
import { holdingsText } from '../edition/holdings.ts';
import { editionStatusView } from '../edition-status/edition-status-view.ts';
import { eventOpenness } from '../event/status/event-openness.ts';
import { programmeCalendarLinks } from '../event/facts/calendar-links.ts';
import { eventRowView } from '../event/row/event-row.ts';
import { specialDaysOf } from '../../domain/now/special-days.ts';
import { eventLink } from '../event/lists/event-head.ts';

/** Every event of the current edition that may be on; the script selects by the visitor's clock. */
export type NowView = ReturnType<typeof nowView>;

/** A page with more rows would be slow to open on a phone. */
const MAX_ROWS = 120;

/** @param now time of the build; the visitor's clock decides (**Visitor's now**). */
export function nowView(lang: Lang, data = festivalData(), now: Moment = buildMoment) {
  const { current } = data;
  const t = translator(lang);
  const events = data.events.filter(({ editionId, time }) => time && editionId === current.id);
  const range = editionDays(current, events);
  const status = editionStatusView(current, data, lang, { now });
  const span = editionSpan(current, events, festival.timeZone);
  const listed = openEventsOf(events, now, data);
  const shown = listed.slice(0, MAX_ROWS);
  const covered = range && coveredDays(range, events);
  const days = covered ? daysFrom(covered) : [];
  const daysLeft = days.filter((day) => day >= now.day);
  return {
    year: current.year,
    className: `edition-${current.id}`,
    description: t('now.description', { name: identity.name, year: current.year }),
    dates: range && formatDateRange(range, lang),
    link: status.link,
    /** Phase of the edition at build time; the visitor's clock decides. */
    phase: editionPhase(span, new Date(now.instant)),
    span,
    /** "mercredi 9 octobre": the first day of the edition; null if it has no dates. */
    opensOn: range && formatDay(range.first, lang),
    /** How complete the archive of the edition is, shown once the edition is over. */
    holdings: holdingsText(current.id, data, lang),
    programmeHref: programmePath(lang, current.year),
    agendaHref: pagePath(lang, 'calendar'),
    /** The programme for calendar applications to subscribe to; null once it will not change any more. */
    subscribeHref: programmeCalendarLinks(current, events, status.span === null, lang)?.subscribeHref ?? null,
    editionsHref: pagePath(lang, 'editions'),
    days: days.map((day) => ({ day, name: formatDay(day, lang) })),
    /** Public holidays, and days on which an event is closed that is otherwise open. */
    specialDays: specialDaysOf(events, current.publicHolidays, daysLeft).map(({ day, holidays, closed }) => ({
      day,
      holidays: holidays.flatMap(({ name }) => localise(name, lang) ?? []),
      /** Events that are closed on this day, but open on the same weekday otherwise. */
      closed: closed.map((event) => eventLink(event, data, lang)),
    })),
    rows: shown.map(({ event, openness }) => nowRowView(event, openness, data, lang)),
    /** Whether there are more rows than the page has room for; the programme has them all. */
    isCut: listed.length > shown.length,
    /** The day of the build, the time of the build, and the ids of the events listed on that day. */
    asBuilt: {
      day: now.day,
      heading: formatDay(now.day, lang),
      when: t('now.builtAt', { day: formatLongDate(now.day, lang), time: formatClock(now.time ?? '', lang) }),
      rows: idsOfDay(shown, now),
    },
    /** The edition's venues, where walks can start, sorted by name. */
    venues: venuesOf(events, data, lang),
  };
}

/** Returns events that are not over at build time, by start; a dated parent without hours gives way to its parts. */
function openEventsOf(events: readonly FestivalEvent[], now: Moment, data: FestivalData) {
  const parents = new Set(events.map(({ parentId }) => parentId));
  return events.toSorted(compareStarts).flatMap((event) => {
    const openness = eventOpenness(event, data);
    if (!openness || isOff(event) || openness.overAt <= Date.parse(now.instant)) return [];
    const isReplacedByParts =
      parents.has(event.id) && openness.kind === 'dated' && hourOf(event.time) === null;
    return isReplacedByParts ? [] : [{ event, openness }];
  });
}

/** Whether an event is postponed, or is cancelled and lasts several days; of one day it stays listed (**Status**). */
function isOff(event: FestivalEvent): boolean {
  const { time } = event;
  const status = statusOf(event);
  return status === 'postponed' || (status === 'cancelled' && time !== null && isMultiDay(time));
}

/** Returns the ids of the events listed at build time, by start. */
function idsOfDay(listed: ReturnType<typeof openEventsOf>, now: Moment): Id[] {
  const items = listed.map((one) => ({ ...one, walk: null }));
  const span = daySpan(now.day, festival.timeZone);
  const today = new Set(nowList(items, Date.parse(now.instant), span).map(({ item }) => item.event.id));
  return listed.flatMap(({ event: { id } }) => (today.has(id) ? id : []));
}

function venuesOf(events: readonly FestivalEvent[], { places }: FestivalData, lang: Lang) {
  const ids = new Set(events.map(({ placeId }) => placeId));
  return places
    .flatMap(({ id, name, position }) => {
      const text = localise(name, lang);
      return ids.has(id) && position && text ? [{ id, name: text, position }] : [];
    })
    .toSorted((a, b) => compareText(a.name.text, b.name.text, lang));
}

function nowRowView(event: FestivalEvent, openness: Openness, data: FestivalData, lang: Lang) {
  const row = eventRowView(event, data, lang, formatClock);
  const { when, openingDays, openingHours } = row;
  const hours = openingHours ? [{ text: openingHours, lang, isFallback: false }] : [];
  return {
    row: {
      ...row,
      // Part of `opening` below: a change in them must render only pages that show them again.
      openingDays: null,
      openingHours: null,
      // The hour of the first day does not apply to the days after it.
      when: when?.days ? { ...when, hour: null } : when,
      // Rows are under no day here, and visitors look for cancelled events too.
      opens: opennessText(openness),
    },
    /** Opening days and hours of an event of several days. */
    opening: event.time && isMultiDay(event.time) ? [openingDays ?? [], hours].flat() : [],
    venueId: event.placeId,
  };
}

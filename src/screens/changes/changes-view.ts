import { absoluteUrl, environment } from '../../site/build-environment.ts';
import type { Lang } from '../../domain/model/core.ts';
import { changesToldIn, lastChange, latestNewsOf, toldAs } from '../../domain/programme/changes.ts';
import { joinTexts, type Line, lineText, localise, plainText } from '../../domain/text/localise.ts';
import { eventTime } from '../../domain/event/event-time.ts';
import { dayRangeOf, isMultiDay } from '../../domain/event/event-days.ts';
import { formatDateRange, formatFullDay, formatLongDate } from '../../domain/time/format-dates.ts';
import { formatHours } from '../../domain/time/format-when.ts';
import { dayOf, momentAt } from '../../domain/time/zone-clock.ts';
import { changeFeedPath, changeOfEventId, programmePath, changesPath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { festival } from '../../site/festival.ts';
import type { Change, TimeAndPlace } from '../../domain/model/snapshot.ts';
import type { FestivalData } from '../../content/festival.ts';
import { eventHref, untitled } from '../event/lists/event-head.ts';
import { atomFeed, feedId, type AtomEntry } from './atom.ts';

export type ChangesView = ReturnType<typeof changesView>;

const MIDNIGHT = '00:00';

export function changesView(data: FestivalData, lang: Lang) {
  const byDay = Map.groupBy(changesToldIn(lang, data.changes).toReversed(), ({ pulledAt }) =>
    dayOf(pulledAt, festival.timeZone),
  );
  return {
    /** Day of the data, in words (**Data as of**): "22 novembre 2026". */
    asOf: formatLongDate(dayOf(lastChange(data), festival.timeZone), lang),
    days: Array.from(byDay, ([day, changes]) => ({
      day,
      title: formatFullDay(day, lang),
      changes: changes.map((change) => changeView(change, data, lang)),
    })),
    feedHref: changeFeedPath(lang),
    programmeHref: programmePath(lang, data.current.year),
  };
}

function changeView(change: Change, data: FestivalData, lang: Lang) {
  const { kind, id } = change;
  const event = data.by.event.get(id) ?? data.by.withdrawn.get(id);
  const news = latestNewsOf(id, data.changes);
  const isLatestNews = news?.kind === kind && news.pulledAt === change.pulledAt;
  return {
    /** Id to which the event's page links; null unless the change is the latest news of the event. */
    anchor: isLatestNews ? changeOfEventId(id) : null,
    kind: toldAs(change, festival.timeZone),
    className: event?.typeId == null ? '' : `type-${event.typeId}`,
    title: localise(change.title, lang) ?? untitled(lang),
    /** Null if the event has no page. */
    href: event ? eventHref(id, data, lang) : null,
    /** The back end no longer lists the event, so it cannot be saved. */
    isWithdrawn: !data.by.event.has(id),
    /** The states before and after the change, as they were then. */
    ...beforeAndAfter(change, lang),
  };
}

function beforeAndAfter({ kind, before, after }: Change, lang: Lang) {
  const former = kind === 'retitled' ? localise(before?.title ?? {}, lang) : null;
  if (former) return { before: joinTexts([former], ''), after: '' };
  return { before: stateText(timeAndPlaceBefore(before), lang), after: stateText(after, lang) };
}

function timeAndPlaceBefore(before: Change['before']): TimeAndPlace | null {
  if (before?.starts === undefined) return null;
  const { starts, ends = null, placeId = null, place = {} } = before;
  return { starts, ends, placeId, place };
}

/** Returns when and where the event takes place; empty if neither is known. */
function stateText(state: TimeAndPlace | null, lang: Lang): Line {
  if (!state) return '';
  const place = localise(state.place, lang);
  if (state.starts === null && !place) return '';
  return joinTexts([whenOf(state, lang), place ?? translator(lang)('place.unknown')], ', ');
}

/**
 * Returns "samedi 12 octobre 2024, 18 h 30", with the end if there is one. A day without an hour is recorded as its
 * midnight, so midnight means that the hour is unknown.
 */
function whenOf({ starts, ends }: TimeAndPlace, lang: Lang): string {
  const [start, end] = [starts, ends].map((at) => at && momentAt(new Date(at), festival.timeZone));
  const known = start && (start.time === MIDNIGHT ? { ...start, time: null } : start);
  const time = eventTime({ date: null, start: known || null, end: end || null });
  if (!time) return translator(lang)('event.undated');
  const days = dayRangeOf(time);
  if (isMultiDay(time)) return formatDateRange(days, lang);
  const hours = formatHours(end && end.time === MIDNIGHT ? { ...time, end: null } : time, lang);
  return [formatFullDay(days.first, lang), hours].filter(Boolean).join(', ');
}

/** Writes the changes on the page, latest first, as an Atom feed. */
export function changeFeed(data: FestivalData, lang: Lang): string {
  const t = translator(lang);
  const latest = changesToldIn(lang, data.changes).toReversed();
  return atomFeed({
    lang,
    title: t('changes.title', { name: environment.SITE_NAME }),
    author: environment.SITE_NAME,
    id: feedId('changes', lang),
    self: absoluteUrl(changeFeedPath(lang)),
    page: absoluteUrl(changesPath(lang)),
    updated: latest[0]?.pulledAt ?? data.manifest.pulledAt,
    entries: latest.map((change) => entryOf(change, data, lang)),
  });
}

function entryOf(change: Change, data: FestivalData, lang: Lang): AtomEntry {
  const { id, pulledAt, year } = change;
  const kind = toldAs(change, festival.timeZone);
  const t = translator(lang);
  const title = plainText(change.title, lang) || t('event.untitled');
  const hasPage = data.by.event.has(id) || data.by.withdrawn.has(id);
  const link = hasPage ? eventHref(id, data, lang) : programmePath(lang, year ?? data.current.year);
  return {
    id: `${feedId('changes', lang)}/${change.kind}-${id}-${pulledAt}`,
    title: t(`changes.${kind}`, { title }),
    updated: pulledAt,
    link: absoluteUrl(link),
    summary: summaryOf(change, lang),
  };
}

/** Returns when and where the event takes place, then its former state; null if nothing is known. */
function summaryOf(change: Change, lang: Lang): string | null {
  const now = lineText(stateText(change.after, lang));
  const former = lineText(beforeAndAfter(change, lang).before);
  const what = former && translator(lang)('changes.before', { what: former });
  return [now && `${now}.`, what].filter(Boolean).join(' ') || null;
}

import { daysOf, hasEnded, isMultiDay, runsOn, dayRangeOf } from '../../domain/event/event-days.ts';
import type { EventSummaries, EventSummary } from '../../domain/event/event-summary.ts';
import { isOpenOn } from '../../domain/event/openness/openness.ts';
import { opennessIn } from '../../domain/event/openness/openness-text.ts';
import type { Day, Lang, EventTime } from '../../domain/model/core.ts';
import { startInPlan } from '../../domain/plan/plan-days.ts';
import { changesSince, type PlanChange } from '../../domain/plan/plan-changes.ts';
import type { SavedEvent } from '../../domain/plan/saved-event.ts';
import { dayOf, daySpan, momentAt } from '../../domain/time/zone-clock.ts';
import { fill } from '../../i18n/fill.ts';
import { pagePath } from '../../i18n/paths.ts';
import { timeZone } from '../../site/time-zone.ts';
import type { Clash, Walk } from '../../domain/plan/clashes.ts';
import { dayParts } from '../../domain/time/days.ts';
import { formatDuration } from '../../domain/time/clock-ranges.ts';
import { formatHours, formatStartAndEnd, formatWhen } from '../../domain/time/format-when.ts';
import type { PlanWords } from './plan-words.ts';

/** Event of the plan as it is shown: with the site's current data, otherwise as it was saved. */
export type PlannedEvent = ReturnType<typeof plannedEvent>;

interface Given {
  lang: Lang;
  /** Title of an event about which nothing is known: “Event no. {id}”. */
  unknown: string;
  /** The visitor's now, in milliseconds since 1970. */
  now: number;
}

/**
 * Returns a function that turns saved events into shown ones. It caches them: a change recomputes one event only.
 * @param summaries current data of the site; null if not available: then no changes are known.
 */
export function eventPlanner(
  summaries: EventSummaries | null,
  given: Given,
): (plan: readonly SavedEvent[]) => PlannedEvent[] {
  const made = new WeakMap<SavedEvent, PlannedEvent>();
  return (plan) =>
    plan.map((saved) => {
      const event = made.get(saved) ?? plannedEvent(saved, summaries, given);
      made.set(saved, event);
      return event;
    });
}

function plannedEvent(saved: SavedEvent, summaries: EventSummaries | null, { lang, unknown, now }: Given) {
  const { id, day, title, facts } = saved;
  const current = summaries?.[id] ?? null;
  const shown = current ?? facts;
  const time = shown?.time ?? null;
  const clock = { now: new Date(now).toISOString(), timeZone };
  const planned = {
    id,
    day,
    title: current?.title ?? title ?? { text: fill(unknown, { id }), lang, isFallback: false },
    href: shown?.href ?? pagePath(lang, 'event', id),
    className: shown?.className ?? '',
    status: shown?.status ?? null,
    moved: current?.moved,
    time,
    isAttended: shown?.isAttended ?? false,
    ancestorIds: shown?.ancestorIds ?? [],
    venue: shown?.venue ?? null,
    opening: current?.opening ?? null,
    isWithdrawn: summaries !== null && !current,
    isOver: hasEnded(time, clock.now, timeZone),
    ...openDaysToVisit(current, day, now),
    sequence: current?.sequence ?? facts?.sequence ?? 0,
    ...(current?.opens !== undefined && { opens: current.opens }),
    ...(current?.modified !== undefined && { modified: current.modified }),
    changes: summaries && facts ? changesSince(facts, current, clock) : [],
    /** The stored entry from which it was made. */
    saved,
  };
  return {
    ...planned,
    /** Start of the event on the day under which the plan lists it. */
    start: startInPlan(planned),
  };
}

/** Returns the open days and the vernissage of an event that can be visited on a chosen day (**Openness**). */
function openDaysToVisit(summary: EventSummary | null, chosen: Day | null, now: number) {
  const { time, opens, isAttended } = summary ?? {};
  if (!time || !isMultiDay(time) || isAttended || opens === undefined)
    return { openDays: null, vernissage: null, isClosedThen: false };
  const openness = opennessIn(opens);
  const today = dayOf(new Date(now), timeZone);
  const openDays = daysOf(time).filter(
    (day) => day >= today && isOpenOn(openness, daySpan(day, timeZone), now),
  );
  const isToCome = chosen !== null && runsOn(time, chosen) && chosen > today;
  return {
    /** Open days from now on; null if no day can be chosen, or if they are unknown. */
    openDays,
    vernissage: openness.vernissage === null ? null : momentAt(new Date(openness.vernissage), timeZone),
    /** Whether the event is closed on the chosen day, if that day is in the future. */
    isClosedThen: isToCome && !openDays.includes(chosen),
  };
}

/** Minutes until the next event above which their number is not shown. */
const LONG_PAUSE = 120;

/** Returns the text of a change since an event was saved: "18 h, now 19 h". */
export function changeText(
  change: PlanChange,
  { lang, words, year }: Omit<PlanContext, 'summaries'>,
): string {
  switch (change.kind) {
    case 'withdrawn':
      return words['plan.withdrawn'];
    case 'time': {
      const [was, is] = [change.was, change.now].map((time) => time && dayRangeOf(time).first);
      const text = (time: EventTime | null): string =>
        (was === is && time ? formatHours(time, lang) : null) ??
        formatWhen(time, lang, year) ??
        words['event.undated'];
      const texts = { was: text(change.was), now: text(change.now) };
      if (texts.was !== texts.now) return fill(words['plan.wasIsNow'], texts);
      // Only the hours of the first or the last day differ.
      const withHours = (time: EventTime | null): string =>
        [text(time), time && formatStartAndEnd(time, lang)].filter(Boolean).join(', ');
      return fill(words['plan.wasIsNow'], { was: withHours(change.was), now: withHours(change.now) });
    }
    case 'venue': {
      const text = (venue: string | null): string => venue ?? words['place.unknown'];
      return fill(words['plan.wasIsNow'], { was: text(change.was), now: text(change.now) });
    }
    case 'status':
      return change.now
        ? fill(words['plan.isNow'], { status: words[`event.${change.now}`] })
        : words['plan.asPlanned'];
  }
}

/** Returns the text of the walk to the next event: "25 min on foot, 10 min between the two". */
export function walkText(
  { minutes, metres, minutesLeft }: Pick<Walk, 'minutes' | 'metres' | 'minutesLeft'>,
  lang: Lang,
  words: PlanWords,
): string {
  const way =
    minutes === null
      ? fill(words['plan.farther'], { kilometres: Math.round(metres / 1000) })
      : fill(words['plan.walk'], { minutes: formatDuration(minutes, lang) });
  return minutesLeft === null || minutesLeft > LONG_PAUSE
    ? way
    : `${way}, ${fill(words['plan.left'], { minutes: formatDuration(minutesLeft, lang) })}`;
}

/** Returns the current year in the festival's time zone. @param now visitor's now, in milliseconds since 1970. */
export const yearAt = (now: number): number => dayParts(dayOf(new Date(now), timeZone)).year;

/** Returns the text of an event's clashes: "Overlaps with “The Table of Books”". */
export function clashText(clashes: readonly Clash<PlannedEvent>[], words: PlanWords): string {
  const kinds = Object.entries({
    overlap: 'plan.clash',
    far: 'plan.clashFar',
    days: 'plan.clashDays',
  } as const);
  const sentences = kinds.flatMap(([kind, key]) => {
    const titles = clashes
      .filter((clash) => clash.kind === kind)
      .map(({ other }) => fill(words['plan.quoted'], { title: other.title.text }));
    return titles.length > 0 ? fill(words[key], { titles: titles.join(', ') }) : [];
  });
  return sentences.join(' · ');
}

export interface PlanContext {
  lang: Lang;
  words: PlanWords;
  /** Current summaries of the site; null if not loaded. */
  summaries: EventSummaries | null;
  year: number;
}

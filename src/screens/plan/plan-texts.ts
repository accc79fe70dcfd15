import type { Lang, EventTime } from '../../domain/model/core.ts';
import type { Clash, Walk } from '../../domain/plan/clashes.ts';
import type { PlanChange } from '../../domain/plan/plan-changes.ts';
import { dayRangeOf } from '../../domain/event/event-days.ts';
import { dayParts } from '../../domain/time/days.ts';
import { formatDuration } from '../../domain/time/clock-ranges.ts';
import { formatHours, formatWhen } from '../../domain/time/format-when.ts';
import { dayOf } from '../../domain/time/zone-clock.ts';
import { fill } from '../../i18n/fill.ts';
import { timeZone } from '../../site/time-zone.ts';
import type { PlannedEvent } from './planned-events.ts';
import type { PlanWords } from './plan-words.ts';
import type { EventSummaries } from '../../domain/event/event-summary.ts';

interface TextContext {
  lang: Lang;
  words: PlanWords;
  /** The visitor's, which is not told. */
  year: number;
}

/** With more minutes than this before the next event, how many they are is not told. */
const LONG_PAUSE = 120;

/** A change since an event was saved: "18 h, now 19 h". */
export function changeText(change: PlanChange, { lang, words, year }: TextContext): string {
  switch (change.kind) {
    case 'withdrawn':
      return words['plan.withdrawn'];
    case 'time': {
      const [was, is] = [change.was, change.now].map((time) => time && dayRangeOf(time).first);
      const text = (time: EventTime | null): string =>
        (was === is && time ? formatHours(time, lang) : null) ??
        formatWhen(time, lang, year) ??
        words['event.undated'];
      return fill(words['plan.wasIsNow'], { was: text(change.was), now: text(change.now) });
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

/** The way to the next event: "25 min on foot, 10 min between the two". */
export function walkText(
  { minutes, metres, minutesLeft }: Walk<unknown>,
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

/** The visitor's year at the festival. @param now in milliseconds since 1970. */
export const yearAt = (now: number): number => dayParts(dayOf(new Date(now), timeZone)).year;

/** The clashes of an event: "Overlaps with “The Table of Books”". */
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

/** Context of every part of the plan. */
export interface PlanContext {
  lang: Lang;
  words: PlanWords;
  /** Current summaries of the site; null if not loaded. */
  summaries: EventSummaries | null;
  /** The visitor's, which is not told. */
  year: number;
}

import { daysOf, isMultiDay, runsOn } from '../../domain/event/event-days.ts';
import type { EventSummaries, EventSummary } from '../../domain/event/event-summary.ts';
import { isOpenOn, opennessIn } from '../../domain/event/openness/openness.ts';
import type { Day, Lang, Moment } from '../../domain/model/core.ts';
import { type Plannable, startInPlan } from '../../domain/plan/plan-days.ts';
import { changesSince, isOver, type PlanChange } from '../../domain/plan/plan-changes.ts';
import type { SavedEvent } from '../../domain/plan/saved-event.ts';
import { dayOf, daySpan, momentAt } from '../../domain/time/zone-clock.ts';
import { fill } from '../../i18n/fill.ts';
import { pagePath } from '../../i18n/paths.ts';
import { timeZone } from '../../site/time-zone.ts';

/** An event of the plan as it is shown: as the site knows it now, else as it was saved. */
export interface PlannedEvent
  extends
    Plannable,
    Pick<
      EventSummary,
      'title' | 'href' | 'className' | 'venue' | 'opening' | 'opens' | 'sequence' | 'modified'
    > {
  /** When it begins on the day that it stands under. */
  start: Moment | null;
  isOver: boolean;
  /** Days on which one can get in from now on; null where that is not to be chosen, or not known. */
  openDays: readonly Day[] | null;
  /** On the day to come that was chosen for it. */
  isClosedThen: boolean;
  changes: PlanChange[];
  /** The stored entry from which it was made. */
  saved: SavedEvent;
}

interface Given {
  lang: Lang;
  /** Title of an event that nothing is known of: “Event no. {id}”. */
  unknown: string;
  /** The visitor's now, in milliseconds since 1970. */
  now: number;
}

/**
 * Makes of what is saved what is shown. It keeps what it has made: in a plan of hundreds a change makes one event anew.
 * @param summaries what the site says now; null where it is not at hand: then nothing is known to have changed.
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

function plannedEvent(
  saved: SavedEvent,
  summaries: EventSummaries | null,
  { lang, unknown, now }: Given,
): PlannedEvent {
  const { id, day, title, facts } = saved;
  const current = summaries?.[id] ?? null;
  const shown = current ?? facts;
  const time = shown?.time ?? null;
  const clock = { now, timeZone };
  const planned = {
    id,
    day,
    title: current?.title ?? title ?? { text: fill(unknown, { id }), lang, isFallback: false },
    href: shown?.href ?? pagePath(lang, 'event', id),
    className: shown?.className ?? '',
    status: shown?.status ?? null,
    time,
    isAttended: shown?.isAttended ?? false,
    wholes: shown?.wholes ?? [],
    venue: shown?.venue ?? null,
    opening: current?.opening ?? null,
    isWithdrawn: summaries !== null && !current,
    isOver: isOver(time, clock),
    ...visitsOf(current, day, now),
    sequence: current?.sequence ?? facts?.sequence ?? 0,
    ...(current?.opens !== undefined && { opens: current.opens }),
    ...(current?.modified !== undefined && { modified: current.modified }),
    changes: summaries && facts ? changesSince(facts, current, clock) : [],
    saved,
  };
  return { ...planned, start: startInPlan(planned) };
}

type Visits = Pick<PlannedEvent, 'openDays' | 'vernissage' | 'isClosedThen'>;

/** Of what can be visited on a day of one's own: the days, and the evening on which it opens (**Openness**). */
function visitsOf(summary: EventSummary | null, chosen: Day | null, now: number): Visits {
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
    openDays,
    vernissage: openness.vernissage === null ? null : momentAt(new Date(openness.vernissage), timeZone),
    isClosedThen: isToCome && !openDays.includes(chosen),
  };
}

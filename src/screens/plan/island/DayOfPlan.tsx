import { Fragment } from 'react';
import { clashesOf } from '../../../domain/plan/clashes.ts';
import { walksOf } from '../../../domain/plan/walks.ts';
import type { Day } from '../../../domain/model/common.ts';
import { formatFullDay } from '../../../domain/time/format-dates.ts';
import type { PlannedEvent } from '../planned-events.ts';
import { dayHeading, walkText } from '../plan-texts.ts';
import type { PlanContext } from './context.ts';
import { PlanEntry } from './PlanEntry.tsx';

interface Props extends PlanContext {
  day: Day;
  events: readonly PlannedEvent[];
  /** The whole plan: what ends after midnight may clash with the next day. */
  all: readonly PlannedEvent[];
}

/** A day of the plan, with the ways between its events. */
export function DayOfPlan({ day, events, all, ...context }: Props) {
  const { lang, words, now } = context;
  const clashes = clashesOf(all);
  const walks = walksOf(events);
  const { weekday, number, rest } = dayHeading(day, now, lang);
  return (
    <section className="programme-section" aria-label={formatFullDay(day, lang)}>
      <h2>
        {weekday} <b>{number}</b> {rest}
      </h2>
      <ol className="event-rows">
        {events.map((event) => {
          const walk = walks.find(({ from }) => from === event);
          return (
            <Fragment key={event.id}>
              <PlanEntry event={event} clashes={clashes.get(event.id) ?? []} {...context} />
              {walk && (
                <li className="plan-walk" data-tight={walk.isTight || undefined}>
                  {walkText(walk, lang, words)}
                </li>
              )}
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
}

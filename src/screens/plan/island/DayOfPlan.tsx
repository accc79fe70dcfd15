import { Fragment } from 'react';
import type { Clash } from '../../../domain/plan/clashes.ts';
import type { PlanDay } from '../../../domain/plan/plan-days.ts';
import { walksOf } from '../../../domain/plan/walks.ts';
import type { Id } from '../../../domain/model/common.ts';
import { formatDayIn, formatFullDay } from '../../../domain/time/format-dates.ts';
import type { PlannedEvent } from '../planned-events.ts';
import { clashText, walkText } from '../plan-texts.ts';
import type { PlanContext } from './context.ts';
import { PlanEntry } from './PlanEntry.tsx';

interface Props extends PlanContext, PlanDay<PlannedEvent> {
  clashes: ReadonlyMap<Id, readonly Clash<PlannedEvent>[]>;
}

/** A day of the plan, with the ways between its events. */
export function DayOfPlan({ day, events, clashes, ...context }: Props) {
  const { lang, words, year } = context;
  const walks = walksOf(events);
  // Both languages write the parts in this order.
  const [weekday, number, ...rest] = formatDayIn(day, lang, year).split(/\s/);
  return (
    <section className="programme-section" aria-label={formatFullDay(day, lang)}>
      <h2>
        {weekday} <b>{number}</b>
        {`\u00a0${rest.join(' ')}`}
      </h2>
      <ol className="event-rows">
        {events.map((event) => {
          const walk = walks.find(({ from }) => from === event);
          return (
            <Fragment key={event.id}>
              <PlanEntry event={event} clash={clashText(clashes.get(event.id) ?? [], words)} {...context} />
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

import { memo, Fragment } from 'react';
import { isMultiDay } from '../../../domain/event/event-days.ts';
import type { Day, Id } from '../../../domain/model/core.ts';
import { copyOf } from '../../../domain/plan/saved-event.ts';
import { chosenDay, type PlanDay } from '../../../domain/plan/plan-days.ts';
import { formatClock } from '../../../domain/time/clock-style.ts';
import { formatDayIn, formatFullDay } from '../../../domain/time/format-dates.ts';
import { formatHours, formatWhen } from '../../../domain/time/format-when.ts';
import { fill } from '../../../i18n/fill.ts';
import { pagePath } from '../../../i18n/paths.ts';
import { chooseDay, removeEvent, updateEvents } from '../../../stores/plan.ts';
import { EventLink } from '../../event/lists/EventLink.tsx';
import { EventState } from '../../event/status/EventState.tsx';
import { changeText, type PlanContext, clashText, walkText, type PlannedEvent } from '../planned-events.ts';
import { entryId, focusBeside, focusEntry, SaveToggle } from './SaveToggle.tsx';
import { type Clash, walksOf } from '../../../domain/plan/clashes.ts';

interface Props extends PlanContext {
  event: PlannedEvent;
  /** Sentence that names the events with which this one clashes; empty if there are none. */
  clash: string;
}

/**
 * Event of the plan, as a row of the programme. Memoised: in a plan of hundreds, a change of one event redraws its row
 * and the rows whose clashes have changed.
 */
export const PlanEntry = memo(function PlanEntry({ event, clash, ...context }: Props) {
  const { lang, words } = context;
  const { title, venue, opens, opening, className, isOver, isWithdrawn } = event;
  return (
    <li
      id={entryId(event.id)}
      tabIndex={-1}
      className={`event-row plan-row tint ${className}`}
      data-over={isOver || undefined}
      data-withdrawn={isWithdrawn || undefined}
    >
      <p className="when">
        <When event={event} {...context} />
        {opens !== undefined ? (
          <EventState opens={opens} />
        ) : (
          isOver && <small> · {words['state.over']}</small>
        )}
      </p>
      <div className="what">
        <h3>
          <EventLink event={event} words={words} />
        </h3>
        {clash && <p className="plan-alert">{clash}</p>}
        {event.isClosedThen && <p className="plan-alert">{words['plan.closedThen']}</p>}
        <EntryChanges event={event} {...context} />
      </div>
      <p className="where">
        {venue && (
          <a href={pagePath(lang, 'map', venue.placeId)} lang={venue.lang}>
            {venue.name}
          </a>
        )}
        {opening && <span>{opening}</span>}
      </p>
      <DayChoice event={event} {...context} />
      <SaveToggle id={event.id} title={title.text} isSaved {...context} />
    </li>
  );
});

/** Hours of an event; an event of several days shows its dates if no day is chosen. */
function When({ event, lang, words, year }: Omit<Props, 'clash'>) {
  const { time, start, vernissage, isAttended } = event;
  if (!time) return null;
  const isOneDay = !isMultiDay(time) || chosenDay(event) !== null;
  return (
    <>
      {start?.time && <b>{formatHours(time, lang) ?? formatClock(start.time, lang)}</b>}
      {start !== null && start === vernissage && <small> {words['event.vernissage']}</small>}
      {(isAttended || !start) && (
        <span>{isOneDay ? words['plan.anytime'] : formatWhen(time, lang, year)}</span>
      )}
    </>
  );
}

/** Choice of the day on which the visitor goes to an event of several days, among its open days. */
function DayChoice({ event, lang, words, year }: Omit<Props, 'clash'>) {
  const { id, openDays, title, vernissage } = event;
  const chosen = chosenDay(event);
  if (!openDays || (openDays.length === 0 && chosen === null)) return null;
  const days = chosen === null || openDays.includes(chosen) ? openDays : [chosen, ...openDays];
  const textOf = (day: Day): string => {
    const text = formatDayIn(day, lang, year);
    if (day !== vernissage?.day || !vernissage.time) return text;
    return `${text} · ${words['event.vernissage']} ${formatClock(vernissage.time, lang)}`;
  };
  return (
    <select
      className="button w-full max-w-64 justify-self-start bg-paper px-3 text-start hover:text-ink"
      aria-label={fill(words['plan.whichDay'], { title: title.text })}
      value={chosen ?? ''}
      onChange={({ currentTarget }) => chooseDay(id, currentTarget.value || null)}
    >
      <option value="">{words['plan.chooseDay']}</option>
      {days.map((day) => (
        <option key={day} value={day}>
          {textOf(day)}
        </option>
      ))}
    </select>
  );
}

/** Changes since the event was saved (**Since it was saved**), until the visitor has noted them. */
function EntryChanges({ event: { id, changes }, ...context }: Omit<Props, 'clash'>) {
  const { words, summaries } = context;
  if (changes.length === 0) return null;
  const note = (): void => {
    const summary = summaries?.[id];
    // The button disappears, and a withdrawn event disappears with it, so the focus is moved.
    if (summary) {
      updateEvents([copyOf(id, summary)]);
      focusEntry(id);
    } else {
      focusBeside(id);
      removeEvent(id);
    }
  };
  return (
    <div className="plan-changes">
      {changes.map((change) => (
        <p key={change.kind} className="plan-alert">
          {changeText(change, context)}
        </p>
      ))}
      <button type="button" className="link min-h-11 text-sm" onClick={note}>
        {words['plan.noted']}
      </button>
    </div>
  );
}

interface DayProps extends PlanContext, PlanDay<PlannedEvent> {
  clashes: ReadonlyMap<Id, readonly Clash<PlannedEvent>[]>;
}

/** Day of the plan, with the walks between its events. */
export function DayOfPlan({ day, events, clashes, ...context }: DayProps) {
  const { lang, words, year } = context;
  const walks = walksOf(events);
  // Both languages write the parts in this order.
  const [weekday, number, ...rest] = formatDayIn(day, lang, year).split(/\s/);
  return (
    <section className="programme-section" aria-label={formatFullDay(day, lang)}>
      <h2>
        {weekday}{' '}
        <span>
          <b>{number}</b> {rest.join(' ')}
        </span>
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

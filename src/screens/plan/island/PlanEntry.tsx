import { isMultiDay } from '../../../domain/event/event-days.ts';
import { endOfEvent, daysOf } from '../../../domain/event/event-time.ts';
import { formatProgrammeTime } from '../../../domain/time/clock-style.ts';
import { formatDay } from '../../../domain/time/format-dates.ts';
import { formatWhen } from '../../../domain/time/format-when.ts';
import { fill } from '../../../i18n/fill.ts';
import { pagePath } from '../../../i18n/paths.ts';
import { timeZone } from '../../../site/time-zone.ts';
import { EventState } from '../../event/status/EventState.tsx';
import type { PlannedEvent } from '../planned-events.ts';
import type { PlanContext } from './context.ts';
import { entryId, focusBeside, focusEntry } from './focus-entry.ts';
import { SaveToggle } from './SaveToggle.tsx';
import type { EventTime } from '../../../domain/model/event.ts';
import { chooseDay, removeEvent, updateEvents } from '../../../stores/plan/plan.ts';
import { savedFrom } from '../../../domain/plan/saved-event.ts';
import { changeText } from '../plan-texts.ts';

interface Props extends PlanContext {
  event: PlannedEvent;
  clashes: readonly PlannedEvent[];
}

/** An event of the plan, as a row of the programme. */
export function PlanEntry({ event, clashes, ...context }: Props) {
  const { lang, words, now } = context;
  const { time, title, venue, status, opens, opening, className, isWithdrawn } = event;
  const isOver = time !== null && Date.parse(endOfEvent(time, timeZone)) <= now;
  const titleLang = title.isFallback
    ? { lang: title.lang, dir: title.lang === 'ar' ? 'rtl' : undefined }
    : {};
  const clashText = clashes
    .map((other) => fill(words['plan.quoted'], { title: other.title.text }))
    .join(', ');
  return (
    <li
      id={entryId(event.id)}
      tabIndex={-1}
      className={`event-row plan-row washed ${className}`}
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
          {status && (
            <>
              <span className="status" data-status={status}>
                {words[`event.${status}`]}
              </span>{' '}
            </>
          )}
          <a href={event.href} {...titleLang}>
            {title.text}
          </a>
        </h3>
        {clashes.length > 0 && (
          <p className="plan-alert">{fill(words['plan.clash'], { titles: clashText })}</p>
        )}
        <EntryChanges event={event} {...context} />
      </div>
      <p className="where">
        {venue && <a href={pagePath(lang, 'map', venue.placeId)}>{venue.name}</a>}
        {opening && <span>{opening}</span>}
      </p>
      {time && isMultiDay(time) && !isWithdrawn && <DayChoice event={event} time={time} {...context} />}
      <SaveToggle id={event.id} title={title.text} {...context} />
    </li>
  );
}

/** Its hours; what runs for several days says them where no day is chosen. */
function When({ event: { time, day }, lang, words }: Pick<Props, 'event' | 'lang' | 'words'>) {
  if (!time) return null;
  if (isMultiDay(time)) return <span>{day ? words['plan.anytime'] : formatWhen(time, lang)}</span>;
  if (time.start.time === null) return <span>{words['plan.anytime']}</span>;
  return (
    <>
      <b>{formatProgrammeTime(time.start.time)}</b>
      {time.end?.time && <small> – {formatProgrammeTime(time.end.time)}</small>}
    </>
  );
}

interface DayChoiceProps extends Pick<PlanContext, 'lang' | 'words'> {
  event: PlannedEvent;
  time: EventTime;
}

/** The day on which the visitor goes to what runs for several. */
function DayChoice({ event: { id, day, title }, time, lang, words }: DayChoiceProps) {
  return (
    <select
      className="plan-day button"
      aria-label={fill(words['plan.whichDay'], { title: title.text })}
      value={day ?? ''}
      onChange={({ currentTarget }) => chooseDay(id, currentTarget.value || null)}
    >
      <option value="">{words['plan.chooseDay']}</option>
      {daysOf(time).map((one) => (
        <option key={one} value={one}>
          {formatDay(one, lang)}
        </option>
      ))}
    </select>
  );
}

interface EntryChangesProps extends PlanContext {
  event: PlannedEvent;
}

/** What is not as it was when the event was saved (**Since it was saved**), until the visitor has noted it. */
function EntryChanges({ event: { id, changes }, lang, words, summaries }: EntryChangesProps) {
  if (changes.length === 0) return null;
  const note = (): void => {
    const summary = summaries?.[id];
    // The button goes, and with it what is withdrawn.
    if (summary) {
      updateEvents([savedFrom(id, summary)]);
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
          {changeText(change, lang, words)}
        </p>
      ))}
      <button type="button" className="link min-h-11 text-sm" onClick={note}>
        {words['plan.noted']}
      </button>
    </div>
  );
}

import { isMultiDay } from '../../../domain/event/event-days.ts';
import { endOfEvent } from '../../../domain/event/event-time.ts';
import { formatProgrammeTime } from '../../../domain/time/format-dates.ts';
import { formatWhen } from '../../../domain/time/format-when.ts';
import { fill } from '../../../i18n/fill.ts';
import { pagePath } from '../../../i18n/paths.ts';
import { timeZone } from '../../../site/time-zone.ts';
import type { PlannedEvent } from '../planned-events.ts';
import type { PlanContext } from './context.ts';
import { DayChoice } from './DayChoice.tsx';
import { EntryChanges } from './EntryChanges.tsx';
import { entryId } from './focus-entry.ts';
import { SaveToggle } from './SaveToggle.tsx';

interface Props extends PlanContext {
  event: PlannedEvent;
  clashes: readonly PlannedEvent[];
}

/** An event of the plan, as a row of the programme. */
export function PlanEntry({ event, clashes, ...context }: Props) {
  const { lang, words, now } = context;
  const { time, title, venue, status, opening, className, isWithdrawn } = event;
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
        {isOver && <small> · {words['event.over']}</small>}
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
      <time dateTime={time.start.instant}>{formatProgrammeTime(time.start.time)}</time>
      {time.end?.time && <small> – {formatProgrammeTime(time.end.time)}</small>}
    </>
  );
}

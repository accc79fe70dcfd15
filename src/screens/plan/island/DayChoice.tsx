import type { EventTime } from '../../../domain/model/event.ts';
import { daysOf } from '../../../domain/event/event-time.ts';
import { formatDay } from '../../../domain/time/format-dates.ts';
import { fill } from '../../../i18n/fill.ts';
import { chooseDay } from '../../../stores/plan/plan.ts';
import type { PlannedEvent } from '../planned-events.ts';
import type { PlanContext } from './context.ts';

interface Props extends Pick<PlanContext, 'lang' | 'words'> {
  event: PlannedEvent;
  time: EventTime;
}

/** The day on which the visitor goes to what runs for several. */
export function DayChoice({ event: { id, day, title }, time, lang, words }: Props) {
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

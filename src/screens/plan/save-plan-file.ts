import { isMultiDay } from '../../domain/event/event-days.ts';
import type { Day } from '../../domain/model/common.ts';
import type { EventTime } from '../../domain/model/event.ts';
import { startOfDay } from '../../domain/time/moments.ts';
import { timeZone } from '../../site/time-zone.ts';
import { saveCalendar } from '../calendar-files/save-calendar.ts';
import type { PlannedEvent } from './planned-events.ts';

/** Saves the dated events as `my-plan.ics`; an exhibition on the day that was chosen for it. */
export function savePlanFile(events: readonly PlannedEvent[], name: string): void {
  saveCalendar({
    name,
    fileName: 'my-plan.ics',
    stamp: new Date().toISOString(),
    events: events
      .filter(({ isWithdrawn }) => !isWithdrawn)
      .map((event) => ({ ...event, time: event.time && timeInPlan(event.time, event.day) })),
  });
}

function timeInPlan(time: EventTime, day: Day | null): EventTime {
  if (day === null || !isMultiDay(time)) return time;
  const start = { day, time: null, instant: startOfDay(day, timeZone) };
  return { start, end: null, firstDay: day, lastDay: day };
}

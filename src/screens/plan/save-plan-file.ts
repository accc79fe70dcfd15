import { isMultiDay } from '../../domain/event/event-days.ts';
import type { Day } from '../../domain/model/common.ts';
import type { EventTime } from '../../domain/model/event.ts';
import { startOfDay } from '../../domain/time/moments.ts';
import { timeZone } from '../../site/time-zone.ts';
import { saveCalendar } from '../calendar-files/save-calendar.ts';
import type { ListedEvent } from '../calendar-files/summary-entries.ts';
import type { PlannedEvent } from './planned-events.ts';

/** Saves the dated events as `my-plan.ics`; an exhibition on the day that was chosen for it. */
export function savePlanFile(events: readonly PlannedEvent[], name: string): void {
  const stamp = new Date().toISOString();
  saveCalendar({ name, fileName: 'my-plan.ics', stamp, events: events.map(inPlanFile) });
}

/** What was withdrawn stays, as cancelled and as changed once more: it would stay in the calendar that it was put into. */
export function inPlanFile(event: PlannedEvent): ListedEvent {
  const time = event.time && timeInPlan(event.time, event.day);
  return event.isWithdrawn
    ? { ...event, time, status: 'cancelled', sequence: (event.sequence ?? 0) + 1 }
    : { ...event, time };
}

function timeInPlan(time: EventTime, day: Day | null): EventTime {
  if (day === null || !isMultiDay(time)) return time;
  const start = { day, time: null, instant: startOfDay(day, timeZone) };
  return { start, end: null, firstDay: day, lastDay: day };
}

import { chosenDay } from '../../domain/plan/plan-days.ts';
import { daySpan } from '../../domain/time/zone-clock.ts';
import { fill } from '../../i18n/fill.ts';
import { timeZone } from '../../site/time-zone.ts';
import { saveCalendar, type ListedEvent } from '../calendar-files/save-calendar.ts';
import type { PlannedEvent } from './planned-events.ts';
import type { PlanWords } from './plan-words.ts';

/** Saves the dated events as `my-plan.ics`; an exhibition on the day that was chosen for it. */
export function savePlanFile(events: readonly PlannedEvent[], words: PlanWords, hasReminders: boolean): void {
  saveCalendar({
    name: words['plan.title'],
    fileName: 'my-plan.ics',
    hasReminders,
    events: events.map((event) => inPlanFile(event, words)),
  });
}

/** Withdrawn events are written as cancelled, with a higher sequence: otherwise calendars would keep them. */
export function inPlanFile(event: PlannedEvent, words: PlanWords): ListedEvent {
  const planned = { ...event, ...onItsDay(event, words) };
  return event.isWithdrawn ? { ...planned, status: 'cancelled', sequence: event.sequence + 1 } : planned;
}

/** Puts an event of several days on its chosen day. A vernissage is the same entry as in the site's calendars. */
function onItsDay(event: PlannedEvent, words: PlanWords): Partial<ListedEvent> {
  const { title, isAttended, vernissage } = event;
  const day = chosenDay(event);
  if (day === null || isAttended) return {};
  const instant = new Date(daySpan(day, timeZone).starts).toISOString();
  const start = event.start ?? { day, time: null, instant };
  const onThatDay = { time: { start, end: null, firstDay: day, lastDay: day } };
  if (start !== vernissage) return onThatDay;
  const text = fill(words['calendar.vernissage'], { title: title.text });
  return { ...onThatDay, kind: 'vernissage', title: { ...title, text } };
}

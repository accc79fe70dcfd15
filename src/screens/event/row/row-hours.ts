import { type EventHours, phaseOf } from '../../../domain/event/event-phase.ts';
import type { Moment } from '../../../domain/model/common.ts';

/** Translations, passed by the page. */
export interface PhaseWords {
  now: string;
  over: string;
}

/** First and last day of a row: its own, `2024-10-09/2024-11-09`, or the day of its section. */
export function daysOfRow(row: HTMLElement): { firstDay: string; lastDay: string } | null {
  const days = row.dataset['days'] ?? row.closest<HTMLElement>('section')?.dataset['day'];
  const [firstDay, lastDay = firstDay] = days?.split('/') ?? [];
  return firstDay !== undefined && lastDay !== undefined ? { firstDay, lastDay } : null;
}

function hoursOfRow(row: HTMLElement): EventHours | null {
  const days = daysOfRow(row);
  if (!days) return null;
  const time = row.querySelector<HTMLTimeElement>('time[datetime]');
  if (!time) return { ...days, starts: null, ends: null };
  const starts = new Date(time.dateTime);
  const minutes = time.dataset['minutes'];
  const ends = minutes === undefined ? null : new Date(starts.getTime() + Number(minutes) * 60_000);
  return { ...days, starts: starts.toISOString(), ends: ends?.toISOString() ?? null };
}

/** Marks rows that are on now or over; an event without a known end has no mark until its day is over. */
export function markRows(rows: Iterable<HTMLElement>, words: PhaseWords, now: Moment): void {
  for (const row of rows) {
    const hours = hoursOfRow(row);
    const phase = hours && phaseOf(hours, now);
    row.toggleAttribute('data-over', phase === 'over');
    const isSaid = phase === 'over' || (phase === 'now' && takesPlace(row));
    const text = isSaid ? words[phase] : null;
    const mark = row.querySelector('.when small');
    if (text === null) mark?.remove();
    else if (mark) mark.textContent = text;
    else addMark(row, text);
  }
}

/** A cancelled or postponed event is never on (**Status**). */
function takesPlace(row: HTMLElement): boolean {
  return row.querySelector('.status:is([data-status="cancelled"], [data-status="postponed"])') === null;
}

function addMark(row: HTMLElement, text: string): void {
  const mark = document.createElement('small');
  mark.textContent = text;
  row.querySelector('.when')?.append(' ', mark);
}

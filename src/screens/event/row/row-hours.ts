import { type EventHours, phaseOf } from '../../../domain/event/event-phase.ts';
import type { Moment } from '../../../domain/model/common.ts';

/** Written by the page, in its language. */
export interface PhaseWords {
  now: string;
  over: string;
}

/** The first and the last day of a row: its own, `2024-10-09/2024-11-09`, or the one day of its section. */
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

/** Says of rows what is on and what is over; of what has no known end, nothing until its day is. */
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

/** What is cancelled or postponed is never on. */
function takesPlace(row: HTMLElement): boolean {
  return row.querySelector('.status:is([data-status="cancelled"], [data-status="postponed"])') === null;
}

function addMark(row: HTMLElement, text: string): void {
  const mark = document.createElement('small');
  mark.textContent = text;
  row.querySelector('.when')?.append(' ', mark);
}

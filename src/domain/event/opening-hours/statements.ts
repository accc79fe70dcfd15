import type { ClockTime } from './clock-times.ts';
import type { CalendarDate, OpeningSpan } from './opening-hours.ts';
import type { Part } from './parts.ts';
import { HOLIDAYS } from './words.ts';

export type Value =
  | { kind: 'spans'; spans: OpeningSpan[] }
  | { kind: 'until'; time: ClockTime }
  | { kind: 'closed' }
  | { kind: 'appointment' };

/** “On these days, this.” Either may be left to what else the phrase says. */
export interface Statement {
  days: number | null;
  value: Value | null;
  /** It adds an evening to what another statement says of these days. */
  isLate: boolean;
}

export interface Statements {
  statements: Statement[];
  /** Days that are closed whatever the statements say. */
  closed: number;
  closedOn: CalendarDate[];
}

const isBreak = (part: Part | undefined): boolean =>
  part === undefined || part.kind === 'comma' || part.kind === 'stop' || part.kind === 'and';

/** Collects statements from the parts of a phrase, in which days come before their hours or after them. */
class Collector implements Statements {
  readonly statements: Statement[] = [];
  closed = 0;
  readonly closedOn: CalendarDate[] = [];
  private current: Statement = { days: null, value: null, isLate: false };

  finish(isLate = false): void {
    const { days, value } = this.current;
    if (days !== null || value) this.statements.push(this.current);
    this.current = { days: null, value: null, isLate };
  }

  get isWhole(): boolean {
    return this.current.days !== null && this.current.value !== null;
  }

  get awaitsValue(): boolean {
    return this.current.days !== null && this.current.value === null;
  }

  onDays(days: number): boolean {
    if (this.isWhole) this.finish();
    if (this.current.days !== null) return false;
    this.current.days = days;
    return true;
  }

  onValue(value: Value): boolean {
    if (this.isWhole) this.finish();
    if (this.current.value) return false;
    this.current.value = value;
    return true;
  }

  onLate(): void {
    if (this.awaitsValue) this.current.isLate = true;
    else this.finish(true);
  }

  /** Days that are left out of what was just said, or closed if it was said with its hours. */
  onExcept(days: number): boolean {
    if (this.current.days === null) {
      if (this.current.value || this.statements.length === 0) return false;
      this.closed |= days;
      return true;
    }
    this.closed |= this.current.value ? days : days & HOLIDAYS;
    this.current.days &= ~days;
    return true;
  }
}

/** Takes what follows `closed` or `except` at an index; its end, or null when it is not understood. */
function takeExclusion(parts: readonly Part[], index: number, collector: Collector): number | null {
  const [word, excluded] = [parts[index], parts[index + 1]];
  if (excluded?.kind === 'dates') {
    collector.closedOn.push(...excluded.dates);
    return index + 2;
  }
  if (word?.kind === 'except') {
    if (excluded?.kind !== 'days') return null;
    const next = parts[index + 2];
    const hasOwnHours = next?.kind === 'spans' || next?.kind === 'until';
    if (collector.isWhole && hasOwnHours) return collector.onDays(excluded.days) ? index + 2 : null;
    return collector.onExcept(excluded.days) ? index + 2 : null;
  }
  const isAfterBreak = isBreak(parts[index - 1]);
  if (excluded?.kind === 'days') {
    // “Tuesday to Sunday closed Monday” may close either.
    if (collector.awaitsValue && !isAfterBreak) return null;
    collector.closed |= excluded.days;
    return index + 2;
  }
  if (!collector.awaitsValue || isAfterBreak || !isBreak(excluded)) return null;
  return collector.onValue({ kind: 'closed' }) ? index + 1 : null;
}

/** Null when the parts can be paired in no way, or in more than one. */
export function statementsOf(parts: readonly Part[]): Statements | null {
  const collector = new Collector();
  for (let index = 0; index < parts.length;) {
    const part = parts[index];
    if (part === undefined || part.kind === 'dates') return null;
    if (part.kind === 'closed' || part.kind === 'except') {
      const end = takeExclusion(parts, index, collector);
      if (end === null) return null;
      index = end;
      continue;
    }
    if (part.kind === 'days' && !collector.onDays(part.days)) return null;
    if ((part.kind === 'spans' || part.kind === 'until') && !collector.onValue(part)) return null;
    if (part.kind === 'appointment' && !collector.onValue({ kind: 'appointment' })) return null;
    if (part.kind === 'late') collector.onLate();
    if (isBreak(part) && collector.isWhole) collector.finish();
    index += 1;
  }
  collector.finish();
  return collector;
}

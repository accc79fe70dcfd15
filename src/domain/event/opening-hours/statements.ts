import type { ClockTime } from './clock-times.ts';
import type { CalendarDate, LastEntry, OpeningSpan } from './opening-hours.ts';
import { isLink, type Part } from './parts.ts';
import { EVERY_DAY, HOLIDAYS, OTHERS } from './opening-words.ts';

export type Value =
  | { kind: 'spans'; spans: OpeningSpan[] }
  | { kind: 'until'; time: ClockTime }
  | { kind: 'closed' }
  | { kind: 'appointment' };

/** A value, such as hours, for some days. Either may be null if the rest of the phrase supplies it. */
export interface Statement {
  days: number | null;
  value: Value | null;
  /** The statement adds an evening to what another statement says of these days. */
  isLate: boolean;
}

export type Statements = NonNullable<ReturnType<typeof statementsOf>>;

const isBreak = (part: Part | undefined): boolean =>
  part === undefined || isLink(part) || part.kind === 'stop';

/** Collects statements from the parts of a phrase, in which days come before their hours or after them. */
class Collector {
  readonly statements: Statement[] = [];
  /** Days that are closed whatever the statements say. */
  closed = 0;
  readonly closedOn: CalendarDate[] = [];
  /** Public holidays have the same hours as all other days, whatever weekday they fall on. */
  opensOnHolidays = false;
  lastEntry: LastEntry | null = null;
  /** The phrase has just named closed days, to which a following “except public holidays” refers. */
  closesDays = false;
  private current: Statement = { days: null, value: null, isLate: false };

  finish(isLate = false): void {
    const { days, value, isLate: isEvening } = this.current;
    if (days !== null || value || isEvening) this.statements.push(this.current);
    this.current = { days: null, value: null, isLate };
  }

  get isWhole(): boolean {
    return this.current.days !== null && this.current.value !== null;
  }

  get awaitsValue(): boolean {
    return this.current.days !== null && this.current.value === null;
  }

  get awaitsDays(): boolean {
    return this.current.days === null && this.current.value !== null;
  }

  onDays(days: number): boolean {
    if (this.isWhole) this.finish();
    if (this.current.days !== null || (days & OTHERS && days !== OTHERS)) return false;
    this.current.days = days;
    return true;
  }

  onValue(value: Value): boolean {
    if (this.isWhole) this.finish();
    if (this.current.value) return false;
    this.current.value = value;
    return true;
  }

  /** “By appointment”, at an index, may restrict complete hours before it, unless it has days of its own. */
  onAppointment(parts: readonly Part[], index: number): boolean {
    const isForOthers = this.awaitsValue && this.current.days === OTHERS;
    if (parts[index + 1]?.kind === 'days' && (this.isWhole || isForOthers)) {
      if (!isBreak(parts[index + 2])) return false;
      if (isForOthers) this.current.days = null;
      else if (isBreak(parts[index - 1])) this.finish();
    }
    return !this.isWhole && !this.current.isLate && this.onValue({ kind: 'appointment' });
  }

  onLate(): void {
    if (this.awaitsValue) this.current.isLate = true;
    else this.finish(true);
  }

  /** Excludes days from the current statement, and closes them if it already has its hours. */
  onExcept(days: number): boolean {
    if (this.current.days === null || this.current.days === OTHERS) return false;
    this.closed |= this.current.value ? days : days & HOLIDAYS;
    this.current.days &= ~days;
    return true;
  }

  /** Puts weekdays in place of “other days”. False if the phrase names no weekday besides. */
  nameOthers(): boolean {
    const named = this.statements.reduce((set, { days }) => set | (days ?? 0), this.closed) & EVERY_DAY;
    const others = this.statements.filter(({ days }) => days === OTHERS);
    for (const statement of others) statement.days = EVERY_DAY & ~named;
    return named > 0 || others.length === 0;
  }
}

/** An enumeration of days and dates, and the index after it. */
interface List {
  items: { days: number; dates: CalendarDate[]; isRange: boolean; after: 'start' | 'comma' | 'and' }[];
  end: number;
}

function listAt(parts: readonly Part[], start: number): List {
  const list: List = { items: [], end: start };
  for (let index = start; ;) {
    const links = list.items.length === 0 ? [] : linksAt(parts, index);
    const item = parts[index + links.length];
    const isListed = list.items.length === 0 || links.length > 0;
    if (!isListed || (item?.kind !== 'days' && item?.kind !== 'dates')) return list;
    list.items.push({
      days: item.kind === 'days' ? item.days : 0,
      dates: item.kind === 'dates' ? item.dates : [],
      isRange: item.kind === 'days' && item.isRange === true,
      after: list.items.length === 0 ? 'start' : links.includes('and') ? 'and' : 'comma',
    });
    index += links.length + 1;
    list.end = index;
  }
}

function linksAt(parts: readonly Part[], index: number): string[] {
  const links: string[] = [];
  for (let at = index; isLink(parts[at]); at += 1) links.push(parts[at]?.kind ?? '');
  return links;
}

const isHours = (part: Part | undefined): boolean => part?.kind === 'spans' || part?.kind === 'until';
const startsValue = (part: Part | undefined): boolean =>
  isHours(part) || ['late', 'closed', 'appointment'].includes(part?.kind ?? '');

/**
 * Returns how many items of a list are closed: all of them, or those before its only comma if the rest has its own
 * hours, as in “closed Monday, Tuesday to Friday 10:00 – 18:00”. Null if it may be either.
 */
function ownItems({ items, end }: List, parts: readonly Part[], isExcept: boolean): number | null {
  const commas = items.flatMap(({ after }, index) => (after === 'comma' ? [index] : []));
  const [firstComma] = commas;
  const beforeComma = commas.length === 1 && firstComma !== undefined && !items[firstComma]?.dates.length;
  if (startsValue(parts[end])) {
    if (firstComma === undefined) return isExcept || !isHours(parts[end]) ? items.length : null;
    return beforeComma ? firstComma : null;
  }
  const hasHoursNext = parts[end]?.kind === 'comma' && isHours(parts[end + 1]);
  if (firstComma === undefined || !hasHoursNext) return items.length;
  if (beforeComma && items[firstComma]?.isRange) return firstComma;
  return isExcept && items.at(-1)?.after === 'and' ? items.length : null;
}

/** Reads what follows `closed` or `except` at an index. Returns the index after it, or null if it cannot be read. */
function takeExclusion(parts: readonly Part[], index: number, collector: Collector): number | null {
  const isExcept = parts[index]?.kind === 'except';
  const isAfterBreak = isBreak(parts[index - 1]);
  // “Closed from 24 December to 2 January”
  const list = listAt(parts, index + 1);
  if (list.items.length === 0) {
    collector.closesDays = !isExcept && !isAfterBreak && isBreak(parts[index + 1]);
    return collector.closesDays && collector.onValue({ kind: 'closed' }) ? index + 1 : null;
  }
  const own = ownItems(list, parts, isExcept);
  if (own === null) return null;
  const closed = list.items.slice(0, own);
  const days = closed.reduce((set, item) => set | item.days, 0);
  const next = list.items.slice(own).reduce((set, item) => set | item.days, 0);
  collector.closedOn.push(...closed.flatMap(({ dates }) => dates));
  if (isExcept && collector.closesDays) {
    // “Closed at weekends except on Saturday”: the hours on Saturday are unknown.
    if (days !== HOLIDAYS || closed.length > 1) return null;
    collector.opensOnHolidays = true;
  } else if (isExcept && days) {
    if (!collector.awaitsValue && isHours(parts[list.end]) && !next) {
      return collector.isWhole && collector.onDays(days) ? list.end : null;
    }
    if (!collector.onExcept(days)) return null;
  } else if (days) {
    // “Tuesday to Sunday closed Monday” may close either.
    if (collector.awaitsValue && !isAfterBreak) return null;
    collector.closed |= days;
    collector.closesDays = true;
  }
  if (!next) return list.end;
  collector.finish();
  return collector.onDays(next) ? list.end : null;
}

/** Pairs days with their hours. Null if they cannot be paired, or in more than one way. */
export function statementsOf(parts: readonly Part[]) {
  const collector = new Collector();
  for (let index = 0; index < parts.length;) {
    const part = parts[index];
    if (part === undefined || part.kind === 'dates') return null;
    if (!isBreak(part) && part.kind !== 'except') collector.closesDays = false;
    if (part.kind === 'lastEntry') {
      if (collector.lastEntry) return null;
      collector.lastEntry = part.entry;
    }
    if (part.kind === 'closed' || part.kind === 'except') {
      const end = takeExclusion(parts, index, collector);
      if (end === null) return null;
      index = end;
      continue;
    }
    if (part.kind === 'days') {
      // “10:00 – 18:00 and Sundays”: Sunday is not the only day.
      const isAdded = parts[index - 1]?.kind === 'and' && collector.awaitsDays;
      if (isAdded || !collector.onDays(part.days)) return null;
    }
    if ((part.kind === 'spans' || part.kind === 'until') && !collector.onValue(part)) return null;
    if (part.kind === 'appointment' && !collector.onAppointment(parts, index)) return null;
    if (part.kind === 'late') collector.onLate();
    index += 1;
  }
  collector.finish();
  return collector.nameOthers() ? collector : null;
}

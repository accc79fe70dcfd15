import { type ClockTime, laterClosing } from './clock-times.ts';
import { type DayHours, type OpeningHours, type OpeningSpan, overlap, union } from './opening-hours.ts';
import { ALL_DAY } from './parts.ts';
import type { Statement, Statements } from './statements.ts';
import { EVERY_DAY, HOLIDAYS } from './opening-words.ts';

/** Index of public holidays, after the seven days of the week. */
const HOLIDAY = 7;

/** Hours stated for a day so far, with the set of days that the statement was about. */
interface StatedHours {
  days: number;
  hours: DayHours;
}

const daysIn = (set: number): number[] =>
  Array.from({ length: 8 }, (_, day) => day).filter((day) => set & (1 << day));

/**
 * Combines hours with those already stated for a day: an evening is added, an exception for fewer days replaces them.
 * Null if it could be either.
 */
function combined(
  before: StatedHours | undefined,
  days: number,
  spans: OpeningSpan[],
  isLate: boolean,
): StatedHours | null {
  if (!before) return isLate ? null : { days, hours: spans };
  if (typeof before.hours === 'string') return null;
  if (isLate) return { days: before.days, hours: union([...before.hours, ...spans]) };
  if (before.days === days) {
    return overlap(before.hours, spans) ? null : { days, hours: union([...before.hours, ...spans]) };
  }
  const isException = (before.days & days) === days && overlap(before.hours, spans);
  return isException ? { days, hours: spans } : null;
}

/** Returns the hours of a day with another closing; null if the day has no hours. */
function until(before: StatedHours | undefined, time: ClockTime): StatedHours | null {
  if (!before || typeof before.hours === 'string') return null;
  const last = before.hours.at(-1);
  const closes = last ? laterClosing(last.opens, time) : null;
  if (!last || closes === null) return null;
  return { ...before, hours: [...before.hours.slice(0, -1), { opens: last.opens, closes }] };
}

function hoursAfter(statement: Statement, days: number, before: StatedHours | undefined): StatedHours | null {
  const { value, isLate } = statement;
  if (value?.kind === 'until') return until(before, value.time);
  if (value?.kind === 'spans') return combined(before, days, value.spans, isLate);
  if (value?.kind === 'closed') return before ? null : { days, hours: [] };
  return before ? null : { days, hours: 'hours-unknown' };
}

const isAllDay = ({ value }: Statement): boolean => value?.kind === 'spans' && value.spans[0] === ALL_DAY;

/** “Open on public holidays” without hours: they have those of other days. */
const isOpenHolidays = ({ days, value }: Statement): boolean => days === HOLIDAYS && value === null;

/** Completes a statement that is the only one: no days means all that are not closed, no hours means unknown ones. */
function withDays({ statements, closed }: Statements): Statement[] | null {
  const daily = statements.filter(
    (statement) => statement.value?.kind !== 'appointment' && !isOpenHolidays(statement),
  );
  const lacking = daily.filter(({ days, value }) => days === null || value === null);
  if (statements.length === 0 && closed & EVERY_DAY) {
    return [{ days: EVERY_DAY, value: null, isLate: false }];
  }
  if (lacking.length > 0 && daily.length > 1) return null;
  const [only] = lacking;
  if (only?.isLate) return null;
  if (only?.days === null && !(closed & EVERY_DAY) && !isAllDay(only)) return null;
  // Open on some days and closed on all of them: a contradiction.
  const isDenied = daily.some(
    ({ days, value }) => days !== null && value?.kind === 'spans' && !(days & ~closed),
  );
  return isDenied ? null : daily.map((statement) => ({ ...statement, days: statement.days ?? EVERY_DAY }));
}

/** Returns the hours of public holidays that are open like other days; null if these differ or are unknown. */
function hoursOfOpenHolidays(week: readonly DayHours[], mayClose: boolean): DayHours | null {
  const open = mayClose ? week.filter((hours) => hours.length > 0) : week;
  const [first] = open;
  const isSame = open.every((hours) => JSON.stringify(hours) === JSON.stringify(first));
  return isSame && first && typeof first !== 'string' ? first : null;
}

/** Builds the week from the statements; null if the hours of a day would have to be guessed. */
export function weekOf(statements: Statements): OpeningHours | null {
  const daily = withDays(statements);
  if (!daily) return null;
  const days: (StatedHours | undefined)[] = Array.from({ length: 8 });
  const untils = (isUntil: boolean) => daily.filter(({ value }) => (value?.kind === 'until') === isUntil);
  for (const statement of [...untils(false), ...untils(true)]) {
    for (const day of daysIn(statement.days ?? 0)) {
      const hours = hoursAfter(statement, statement.days ?? 0, days[day]);
      if (!hours) return null;
      days[day] = hours;
    }
  }
  for (const day of daysIn(statements.closed)) days[day] = { days: statements.closed, hours: [] };

  if (!byAppointment(statements, days)) return null;
  const week = days.slice(0, HOLIDAY).map((day) => day?.hours ?? []);
  if (week.every((hours) => hours.length === 0)) return null;
  const { closedOn, lastEntry, opensOnHolidays } = statements;
  const isTold = opensOnHolidays || statements.statements.some(isOpenHolidays);
  const holidays = isTold ? hoursOfOpenHolidays(week, opensOnHolidays) : (days[HOLIDAY]?.hours ?? null);
  return isTold && !holidays ? null : { week, holidays, closedOn, lastEntry };
}

/** Applies “by appointment” to its days, or to those without another statement. False if it contradicts the rest. */
function byAppointment({ statements }: Statements, stated: (StatedHours | undefined)[]): boolean {
  for (const { days, value } of statements) {
    if (value?.kind !== 'appointment') continue;
    const set = days ?? EVERY_DAY;
    for (const day of daysIn(set)) {
      if (days !== null && stated[day]) return false;
      stated[day] ??= { days: set, hours: 'by-appointment' };
    }
  }
  return true;
}

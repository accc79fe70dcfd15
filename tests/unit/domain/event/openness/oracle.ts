import type { OpeningHours } from '../../../../../src/domain/event/opening-hours/opening-hours.ts';
import type { DatedRow } from '../../../demo/festival-parts.ts';

/*
 * A second implementation of openness, to check the first: minute by minute, from the rows of the back end, without any
 * code of `src/domain`. Opening hours are read by hand, in the notation of the labelled phrases.
 */

export interface Festival {
  rows: readonly DatedRow[];
  /** IANA name. */
  zone: string;
  holidays: readonly string[];
  /** First and last day to check. */
  days: [string, string];
  /** Returns what the words of days and hours mean, or null if they state nothing. */
  meant: (days: string | null, hours: string | null) => OpeningHours | null;
}

export interface Local {
  day: string;
  minute: number;
}

/** Returns a function that converts an instant to wall time, by the platform's own calendar. */
export function clockOf(zone: string): (instant: number) => Local {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => {
    const [day = '', time = ''] = format.format(instant).split(' ');
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return { day, minute: hour * 60 + minute };
  };
}

const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
const weekday = (day: string): number => (new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7;

interface Answer {
  isIn: boolean;
  isOver: boolean;
}

/** Returns a function that states for a minute whether an event is certainly open, and over; null without a date. */
export function oracle(row: DatedRow, { zone, holidays, meant }: Festival) {
  const clock = clockOf(zone);
  const begin = row.date ?? row.date_debut;
  if (begin === null) return null;
  const dayIn = (wire: string): string => (wire.includes('T') ? clock(Date.parse(wire)).day : wire);
  const hourIn = (wire: string | null): number | null => (wire?.includes('T') ? Date.parse(wire) : null);
  // An end that is not after the start is ignored.
  const end = row.date_end !== null && Date.parse(row.date_end) > Date.parse(begin) ? row.date_end : null;
  const [opens, closes] = [hourIn(begin), hourIn(end)];
  const isNight =
    opens !== null && closes !== null && closes - opens < 86_400_000 && clock(closes).minute < 720;
  const [firstDay, lastDay] = [dayIn(begin), end === null || isNight ? dayIn(begin) : dayIn(end)];
  const isOff = row.statut === 'annule' || row.statut === 'reporte';
  const label = meant(row.jours_ouverture?.intitule ?? null, row.horaires_ouverture ?? null);
  const vernissage = row.vernissage === null ? null : Date.parse(row.vernissage);

  const spansOn = (day: string) => {
    if (!label || day < firstDay || day > lastDay || row.fermetures.includes(day)) return [];
    const hours = (holidays.includes(day) ? label.holidays : null) ?? label.week[weekday(day)] ?? [];
    return typeof hours === 'string' ? [] : hours;
  };
  const isInHours = ({ day, minute }: Local): boolean =>
    spansOn(day).some((span) => span.opens <= minute && minute < span.closes) ||
    spansOn(dayAfter(day, -1)).some((span) => minute < span.closes - 1440);

  return (instant: number, local: Local): Answer => {
    // The last night continues after midnight.
    const isOver = closes === null ? local.day > lastDay && !isInHours(local) : instant >= closes;
    const hasBegun = (opens === null || opens <= instant) && (vernissage === null || vernissage <= instant);
    if (isOff || isOver || !hasBegun) return { isIn: false, isOver };
    if (firstDay === lastDay) return { isIn: opens !== null && closes !== null, isOver };
    return { isIn: isInHours(local), isOver };
  };
}

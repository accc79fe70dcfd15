import { demoFestival } from '../../festival/demo.ts';
import type { EventRow } from '../../api/festival/records/programme.ts';
import type { Festival } from '../../api/festival/records/festival.ts';
import { DAY_MS } from '../../../src/domain/time/durations.ts';

/** Distance between the ids of copies; higher than every id of the demo. */
const STRIDE = 100_000;
/** Number of days of the edition over which copies are spread. */
const DAYS = 30;

/**
 * Returns a festival with one edition a year, the last of which is the demo's current one. Its `events` events, none of
 * them part of another, are the demo's own and copies of these, spread evenly over the days. Events of a day or longer
 * are not copied, since there would not be enough venues for them.
 */
export function crowdedFestival(events: number, editions = 1): Festival {
  const festival = demoFestival();
  const edition = festival.editions[0];
  if (!edition?.date_debut) throw new Error('The demo has no current edition with a first day.');
  const opening = Date.parse(`${edition.date_debut}T00:00:00Z`);
  const current = festival.events.filter((row) => row.edition === edition.id && row.show);
  const short = current.filter((row) => row.date !== null && lengthOf(row) < DAY_MS);
  const ofOne = Math.floor(events / editions);
  const copies = Array.from({ length: Math.max(0, events - current.length) }, (_, index) => {
    const template = short[index % short.length];
    if (!template) throw new Error('The demo has no event of a day to repeat.');
    const shift = (1 + Math.floor(index / short.length)) * STRIDE;
    const copy = copyOnDay(template, shift, opening + (index % DAYS) * DAY_MS);
    return yearsBefore(copy, Math.floor((current.length + index) / ofOne), edition.id);
  });
  const rows = [...current, ...copies].map((row) => ({ ...row, parent: null }));
  const past = Array.from({ length: editions - 1 }, (_, index) => ({
    ...edition,
    id: edition.id + (index + 1) * STRIDE,
    annee: edition.annee - index - 1,
    date_debut: earlier(edition.date_debut, index + 1),
    date_fin: earlier(edition.date_fin, index + 1),
  }));
  return { ...festival, editions: [edition, ...past], events: rows.slice(0, events) };
}

/** Returns a crowded festival whose events all take registrations. @param places of each event; null if unlimited. */
export function largeFestival(events: number, places: number | null = null): Festival {
  const festival = crowdedFestival(events);
  const open = { inscription_form: true, statut: null, jauge: places };
  return { ...festival, events: festival.events.map((row) => ({ ...row, ...open })) };
}

const earlier = (date: string | null, years: number): string | null =>
  date === null ? null : `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;

const yearsBefore = (row: EventRow, years: number, edition: number): EventRow => ({
  ...withDates(row, (date) => earlier(date, years)),
  edition: edition + years * STRIDE,
});

const withDates = (row: EventRow, change: (date: string | null) => string | null): EventRow => ({
  ...row,
  date: change(row.date),
  date_end: change(row.date_end),
  date_debut: change(row.date_debut),
});

const lengthOf = ({ date, date_end: end }: EventRow): number =>
  date !== null && end !== null ? Date.parse(end) - Date.parse(date) : 0;

/** Returns a copy of the event with another id, at the same hour of another day. */
function copyOnDay(row: EventRow, shift: number, day: number): EventRow {
  const offset = day - Math.floor(Date.parse(row.date ?? '') / DAY_MS) * DAY_MS;
  const shifted = (date: string | null): string | null =>
    date === null ? null : new Date(Date.parse(date) + offset).toISOString();
  return {
    ...withDates(row, shifted),
    id: row.id + shift,
    vernissage: null,
    activite: row.activite.map((activity) => ({
      ...activity,
      id: activity.id + shift * 100,
      // With the same title, the page of each copy would name all the others.
      intitule: activity.intitule && `${activity.intitule} ${shift / STRIDE}`,
    })),
  };
}

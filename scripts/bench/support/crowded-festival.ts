import { demoFestival } from '../../festival/demo.ts';
import type { EventRow } from '../../api/festival/records/programme.ts';
import type { Festival } from '../../api/festival/records/festival.ts';

/** Beyond every id of the demo. */
const STRIDE = 100_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days of the edition that rows are spread over. */
const DAYS = 30;

/**
 * Editions of one year each, the last of them the demo's current one, with `events` events between them, none the child
 * of another: the demo's own, and copies of them spread evenly over its days. Events of several weeks are not copied:
 * there would be no venues for them.
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

/**
 * A crowded festival, each of whose events takes registrations.
 * @param places of each; null: without end.
 */
export function largeFestival(events: number, places: number | null = null): Festival {
  const festival = crowdedFestival(events);
  const open = { inscription_form: true, statut: null, jauge: places };
  return { ...festival, events: festival.events.map((row) => ({ ...row, ...open })) };
}

/** The same day so many years before. */
const earlier = (date: string | null, years: number): string | null =>
  date === null ? null : `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;

/** The event in the edition of so many years before. */
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

/** The event under another id, at its own hour of another day. */
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
      // Of the same title, each page would name all the others.
      intitule: activity.intitule && `${activity.intitule} ${shift / STRIDE}`,
    })),
  };
}

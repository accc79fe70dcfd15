import { describe, expect, test } from 'vitest';
import { festival, ids } from './festival-parts.ts';
import type { EventRow } from '../../../scripts/api/festival/records/programme.ts';

const { editions, events } = festival;
const current = events.filter((event) => event.edition === 1 && event.parent === null && event.show);
const ofType = (type: number): EventRow[] => current.filter((event) => event.type === type);
const days = (event: EventRow): string[] =>
  [event.date, event.date_end, event.vernissage].flatMap((date) =>
    date === null ? [] : [date.slice(0, 10)],
  );
describe('the contents that the demo promises', () => {
  test('there are seven editions, the current one with id 1', () => {
    expect(editions.map((edition) => edition.annee)).toEqual([2024, 2022, 2020, 2018, 2016, 2014, 2013]);
    expect(editions[0]).toMatchObject({ id: 1, date_debut: '2024-10-09', date_fin: '2024-11-09' });
    expect(new Set(editions.map((edition) => edition.image)).size).toBe(7);
  });

  test('the programme has about sixty events, with nine exhibitions, nine performances and nine debates', () => {
    expect(ofType(1)).toHaveLength(9);
    expect(ofType(2)).toHaveLength(9);
    expect(ofType(4)).toHaveLength(9);
    expect(current.length).toBeGreaterThanOrEqual(58);
    expect(current.length).toBeLessThanOrEqual(68);
  });

  test('the exhibitions show more than sixty artists', () => {
    const artists = new Set(
      ofType(1).flatMap((event) =>
        event.activite.flatMap((activity) =>
          activity.intervenants.filter(({ role }) => role === 1).map(({ personne }) => personne),
        ),
      ),
    );
    expect(artists.size).toBeGreaterThan(60);
  });

  test('on 12 October at 17:00, events are on or about to begin, and vernissages are upcoming', () => {
    const now = '2024-10-12T17:00:00+01:00';
    const dated = events.filter(
      (event) => event.edition === 1 && event.type !== 1 && event.show && event.date,
    );
    const underWay = dated.filter(({ date, date_end }) => (date ?? '') < now && now < (date_end ?? ''));
    const soon = dated.filter(
      ({ date }) => (date ?? '') >= now && (date ?? '') <= '2024-10-12T18:00:00+01:00',
    );
    expect(underWay.length).toBeGreaterThanOrEqual(3);
    expect(soon.length).toBeGreaterThanOrEqual(3);
    expect(
      events.filter(({ edition, vernissage }) => edition === 1 && (vernissage ?? '') > now),
    ).toHaveLength(3);
  });

  test('every event is within the days of its edition', () => {
    const strays = events.filter((event) => {
      const { date_debut, date_fin } = editions.find(({ id }) => id === event.edition) ?? {};
      return days(event).some((day) => day < (date_debut ?? '') || day > (date_fin ?? ''));
    });
    expect(ids(strays)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { activities, festival, ids } from './festival-parts.ts';
import type { EventRow } from '../../../scripts/api/festival/records/event.ts';

const { editions, events, persons } = festival;
const current = events.filter((event) => event.edition === 1 && event.parent === null && event.show);
const ofType = (type: number): EventRow[] => current.filter((event) => event.type === type);
const days = (event: EventRow): string[] =>
  [event.date, event.date_end, event.vernissage].flatMap((date) =>
    date === null ? [] : [date.slice(0, 10)],
  );
const wordsIn = (html: string | null): number =>
  (html ?? '').match(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu)?.length ?? 0;

describe('the promises of the edition', () => {
  test('seven editions, the current one with id 1', () => {
    expect(editions.map((edition) => edition.annee)).toEqual([2024, 2022, 2020, 2018, 2016, 2014, 2013]);
    expect(editions[0]).toMatchObject({ id: 1, date_debut: '2024-10-09', date_fin: '2024-11-09' });
    expect(new Set(editions.map((edition) => edition.image)).size).toBe(7);
  });

  test('nine exhibitions, nine performances and nine debates, in a programme of about sixty', () => {
    expect(ofType(1)).toHaveLength(9);
    expect(ofType(2)).toHaveLength(9);
    expect(ofType(4)).toHaveLength(9);
    expect(current.length).toBeGreaterThanOrEqual(58);
    expect(current.length).toBeLessThanOrEqual(68);
  });

  test('over sixty artists hang in the exhibitions, each with a biography of 60 to 120 words in both languages', () => {
    const artists = new Set(
      ofType(1).flatMap((event) =>
        event.activite.flatMap((activity) =>
          activity.intervenants.filter(({ role }) => role === 1).map(({ personne }) => personne),
        ),
      ),
    );
    expect(artists.size).toBeGreaterThan(60);
    const offLength = persons
      .filter((person) => artists.has(person.id))
      .filter(({ bio_fr, bio_en }) =>
        [bio_fr, bio_en].some((bio) => wordsIn(bio) < 60 || wordsIn(bio) > 120),
      );
    expect(offLength.map((person) => person.nom)).toEqual([]);
  });

  test('an exhibition has a curator, artists, pictures with credits, days, hours and its own events', () => {
    for (const { id, activite, photos, jours_ouverture, horaires_ouverture, vernissage, lieu } of ofType(1)) {
      const cast = activite.flatMap((activity) => activity.intervenants.map(({ role }) => role));
      expect(cast.filter((role) => role === 3)).toHaveLength(1);
      expect(cast.filter((role) => role === 1).length).toBeGreaterThan(5);
      expect(photos.length).toBeGreaterThanOrEqual(4);
      expect(jours_ouverture?.intitule_en).toBeTruthy();
      expect([horaires_ouverture, vernissage, lieu]).not.toContain(null);
      expect(events.filter((event) => event.parent === id).length).toBeGreaterThanOrEqual(4);
    }
  });

  test('every performance has its ticket, two take registrations; every debate takes them', () => {
    expect(ofType(2).every((event) => event.lien_billetterie?.startsWith('https://'))).toBe(true);
    expect(ofType(2).filter((event) => event.inscription_form)).toHaveLength(2);
    expect(ofType(4).every((event) => event.inscription_form)).toBe(true);
  });

  test('the team page finds the fourteen people whose roles have category 1, 5, 6 or 9', () => {
    const teamRoles = new Set(
      ids(festival.roles.filter(({ categorie }) => [1, 5, 6, 9].includes(categorie ?? 0))),
    );
    const team = activities.flatMap((activity) =>
      activity.intervenants.filter(({ role }) => teamRoles.has(role)).map(({ personne }) => personne),
    );
    expect(new Set(team).size).toBe(14);
    expect(team.length).toBeGreaterThan(14);
  });

  test('on 12 October at five in the afternoon things are under way, about to begin, and openings are to come', () => {
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

  test('every day of the month has something dated, but for Mondays, which are left to exhibitions', () => {
    const starts = new Set(
      events
        .filter((event) => event.edition === 1 && event.type !== 1)
        .flatMap((event) => event.date?.slice(0, 10) ?? []),
    );
    for (
      let day = new Date('2024-10-09');
      day <= new Date('2024-11-09');
      day.setUTCDate(day.getUTCDate() + 1)
    ) {
      const date = day.toISOString().slice(0, 10);
      expect([date, starts.has(date)]).toEqual([date, day.getUTCDay() !== 1]);
    }
  });

  test('every event keeps within the days of its edition', () => {
    const strays = events.filter((event) => {
      const { date_debut, date_fin } = editions.find(({ id }) => id === event.edition) ?? {};
      return days(event).some((day) => day < (date_debut ?? '') || day > (date_fin ?? ''));
    });
    expect(ids(strays)).toEqual([]);
  });

  test('each past edition has events, artists and partners of its own', () => {
    for (const edition of editions.filter(({ id }) => id !== 1)) {
      const own = events.filter((event) => event.edition === edition.id);
      expect(own.length).toBeGreaterThanOrEqual(edition.annee === 2022 ? 15 : 4);
      expect(
        own.some((event) =>
          event.activite.some(({ intervenants }) => intervenants.some((who) => who.role === 1)),
        ),
      ).toBe(true);
      expect(edition.partenaires.length).toBeGreaterThan(0);
    }
    const latest = editions.find((edition) => edition.annee === 2022);
    expect(latest?.edito_en).toMatch(/a hundred and fifty artists.*over 70 thousand visitors/s);
  });

  test('places lie around Tunis, and partners of six kinds include highlighted ones', () => {
    for (const { latitude, longitude } of festival.places) {
      if (latitude === null) continue;
      expect(latitude).toBeGreaterThan(36.78);
      expect(latitude).toBeLessThan(36.89);
      expect(longitude).toBeGreaterThan(10.12);
      expect(longitude).toBeLessThan(10.36);
    }
    expect(new Set(festival.partners.map(({ type }) => type)).size).toBe(6);
    expect(festival.partners.filter(({ highlight }) => highlight).length).toBeGreaterThanOrEqual(8);
    expect(festival.mediaLinks.length).toBeGreaterThanOrEqual(14);
    expect(festival.faqs.length).toBeGreaterThanOrEqual(18);
  });
});

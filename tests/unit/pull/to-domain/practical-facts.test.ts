import { describe, expect, it } from 'vitest';
import { eventOf, festivalOf } from './harness.ts';

describe('optional practical information', () => {
  it('is read if it is given: price, languages, capacity and the first date', () => {
    const { event, reasons } = eventOf({
      id: 1,
      tarif: { intitule: 'Plein tarif 20 dinars' },
      prix: 20,
      langues: ['fr', 'ar', 'lsf', 'fr'],
      jauge: 60,
      date_initiale: '2024-10-10T20:00:00+01:00',
    });
    expect(event).toMatchObject({
      price: { words: { fr: 'Plein tarif 20\u00a0dinars' }, amount: 20 },
      languages: ['fr', 'ar', 'fsl'],
      capacity: 60,
      previousStart: { day: '2024-10-10', time: '20:00' },
    });
    expect(reasons).toEqual([]);
  });

  it('is reported with the reason if it cannot be used', () => {
    const unknown = ['klingon', 'constructor', '__proto__'];
    const { event, reasons } = eventOf({ id: 1, prix: -5, langues: [...unknown, 'fr'], jauge: 0 });
    expect(event).toMatchObject({ price: null, languages: ['fr'], capacity: null });
    const named = unknown.map((name) => `.langues "${name}" is not a language`);
    const words = ['.prix -5 is below 0', ...named, '.jauge 0 is not a number of places'];
    expect(reasons).toEqual(words.map((part) => expect.stringContaining(part) as string));
  });

  it('of a place consists of directions, accessibility, opening hours and contact', () => {
    const { festival, quarantined } = festivalOf({
      places: [
        {
          id: 1,
          acces: 'Par la rampe',
          jours_ouverture: { intitule: 'Du mardi au samedi', intitule_en: 'Tuesday to Saturday' },
          horaires_ouverture: '9h – 18h',
          accessibilite: ['toilettes_pmr', 'ascenseur', 'pmr'],
          telephone: 'à la loge',
          site: 'https://lieu.example/',
        },
      ],
    });
    expect(festival.places[0]).toMatchObject({
      directions: { fr: 'Par la rampe' },
      openingDays: { fr: 'Du mardi au samedi', en: 'Tuesday to Saturday' },
      openingHours: '9h – 18h',
      accessibility: ['stepFree', 'accessibleToilets'],
      phone: null,
      website: 'https://lieu.example/',
    });
    expect(quarantined.map(({ reason }) => reason).join()).toMatch(
      /à la loge.*ascenseur|ascenseur.*à la loge/,
    );
  });
});

import { describe, expect, test } from 'vitest';
import { demoFestival } from '../../../scripts/festival/demo.ts';
import { eventNumbered, festival, ids } from './festival-parts.ts';

/** Awkward or rare data, each occurring once in the demo so that each is tried. */

const NOW = '2024-10-12T17:00:00+01:00';
const INTERPRETING = 18;
const { events, editions } = festival;
const current = events.filter(({ edition, show }) => edition === 1 && show);

const wordsOf = (html: string | null): string[] => (html ?? '').replace(/<\/?p>/g, '').split(/\s+/);

describe('a list of one type', () => {
  test.each(['intro_fr', 'intro_en'] as const)(
    'has an introduction of over 80 words whose cut falls within its emphasis: %s',
    (field) => {
      const words = wordsOf(eventNumbered(5).activite[0]?.[field] ?? null);
      const shown = words.slice(0, 80).join(' ');
      expect(eventNumbered(5)).toMatchObject({ type: 1, edition: 1, parent: null });
      expect(words.length).toBeGreaterThan(80);
      expect(shown).toContain('<em>');
      expect(shown).not.toContain('</em>');
      expect(words.slice(80).join(' ')).toContain('</em>');
    },
  );
});

describe('pages and documents', () => {
  test('one page has no title in any language, and has something to say', () => {
    const untitled = festival.pages.filter(({ intitule_fr, intitule_en }) => !intitule_fr && !intitule_en);
    expect(ids(untitled)).toEqual([55]);
    expect(untitled[0]?.sections[0]?.content_en).toBeTruthy();
  });

  test('only the current edition has its programme printed; an entry of the documents has nothing to download', () => {
    const urls = festival.pdfs.map(({ download_url }) => download_url);
    expect(urls.filter((url) => url?.includes('programme'))).toHaveLength(2);
    expect(urls).toContain(null);
    expect(editions.filter(({ id }) => id !== 1).length).toBeGreaterThan(0);
  });

  test('one subject of the questions has a single one', () => {
    const sizes = festival.faqTypes.map(({ id }) => festival.faqs.filter(({ type }) => type === id).length);
    expect(sizes.filter((size) => size === 1)).toHaveLength(1);
    expect(sizes).not.toContain(0);
  });
});

describe('people, partners and places', () => {
  test('someone took part in two editions in two different roles', () => {
    const rolesIn = (person: number, edition: number) =>
      events
        .filter((event) => event.edition === edition)
        .flatMap(({ activite }) => activite.flatMap(({ intervenants }) => intervenants))
        .filter(({ personne }) => personne === person)
        .map(({ role }) => role);
    expect(rolesIn(5, 2)).toEqual([8]);
    expect(rolesIn(5, 3)).toEqual([1]);
  });

  test('a partner of the current edition’s kinds has no logo', () => {
    expect(ids(festival.partners.filter(({ logo }) => logo === null))).toEqual([23]);
  });

  test('every place tells how to come in both languages; some are free of steps, one offers nothing', () => {
    const { places } = festival;
    expect(places.filter(({ acces, acces_en }) => !acces || !acces_en)).toEqual([]);
    expect(
      places.filter(({ accessibilite }) => accessibilite.includes('sans_marche')).length,
    ).toBeGreaterThan(2);
    expect(places.filter(({ accessibilite }) => accessibilite.length === 0)).toHaveLength(1);
    expect(places.filter(({ telephone }) => telephone).length).toBeGreaterThan(5);
    expect(places.filter(({ site }) => site && !site.endsWith('.example/'))).toEqual([]);
  });
});

describe('time, on the evening the demo lives at', () => {
  const opening = (isPast: boolean) =>
    current.filter(({ vernissage }) => vernissage !== null && vernissage < NOW === isPast);

  test('openings are past and to come', () => {
    expect(opening(true).length).toBeGreaterThan(0);
    expect(opening(false).length).toBeGreaterThan(0);
  });

  test('an evening runs past midnight, several events last for days and have an hour', () => {
    expect(eventNumbered(13).date_end?.slice(0, 10)).toBe('2024-10-19');
    const severalDays = [41, 47, 50].map(eventNumbered);
    for (const { date, date_end } of severalDays) {
      expect(date_end?.slice(0, 10)).not.toBe(date?.slice(0, 10));
      expect(date).toMatch(/T(?!00:00)/);
    }
  });

  test('an untitled event has a place and a date to come', () => {
    const event = eventNumbered(139);
    expect(event.activite.map(({ intitule, intitule_en }) => [intitule, intitule_en])).toEqual([['', null]]);
    expect(event.lieu).not.toBeNull();
    expect(event.date?.localeCompare(NOW)).toBe(1);
  });

  test('an event leads to another site', () => {
    expect(current.filter(({ lien_externe }) => lien_externe?.startsWith('https://')).length).toBeGreaterThan(
      0,
    );
  });
});

describe('what may change', () => {
  test('of three events to come, one is cancelled, one postponed and one full', () => {
    const changed = current.filter(({ statut }) => statut !== null);
    expect(changed.map(({ id, statut }) => [id, statut])).toEqual([
      [42, 'complet'],
      [46, 'reporte'],
      [62, 'annule'],
    ]);
    expect(changed.every(({ date }) => (date ?? '') > NOW)).toBe(true);
  });

  test('from one pull to the next, one event is cancelled and one withdrawn, and nothing else changes', () => {
    const before = demoFestival('2024-10-13T07:59:59');
    const after = demoFestival('2024-10-13T08:00:00');
    const differing = after.events.filter((row, index) => {
      return JSON.stringify(row) !== JSON.stringify(before.events[index]);
    });
    expect(before).toEqual(festival);
    expect(differing.map(({ id, statut, show }) => [id, statut, show])).toEqual([
      [37, null, false],
      [61, 'annule', true],
    ]);
    expect({ ...after, events: [] }).toEqual({ ...before, events: [] });
  });
});

describe('practical matters', () => {
  test('what is sold has a price of 10 to 25 dinars in words and figures, and all else that is booked is free', () => {
    const sold = current.filter(({ type, parent }) => type === 2 && parent === null);
    for (const { prix, tarif } of sold) {
      expect(prix).toBeGreaterThanOrEqual(10);
      expect(prix).toBeLessThanOrEqual(25);
      expect([tarif?.intitule, tarif?.intitule_en]).toEqual([
        expect.stringContaining(`${prix} dinars`),
        expect.stringContaining(`${prix} dinars`),
      ]);
    }
    const free = current.filter(({ type, inscription_form }) => type !== 2 && inscription_form);
    expect(free.filter(({ prix }) => prix !== 0)).toEqual([]);
  });

  test('places are counted where one registers, and nowhere else; routes one follows alone have room for all', () => {
    const counted = current.filter(({ jauge }) => jauge !== null);
    expect(counted.every(({ inscription_form }) => inscription_form)).toBe(true);
    expect(counted.length).toBeGreaterThan(40);
    expect([57, 58, 86].map((id) => eventNumbered(id).jauge)).toEqual([null, null, null]);
  });

  test('four debates and two tours are in Tunisian Sign Language, and all but the opening name their interpreter', () => {
    const signed = current.filter(({ langues }) => langues.includes('lst'));
    expect(ids(signed)).toEqual([19, 20, 24, 27, 63, 66]);
    const interpreted = current.filter(({ activite }) =>
      activite.some(({ intervenants }) => intervenants.some(({ role }) => role === INTERPRETING)),
    );
    expect(ids(interpreted)).toEqual([20, 24, 27, 63, 66]);
    expect(
      ids(festival.places.filter(({ accessibilite }) => accessibilite.includes('langue_des_signes'))),
    ).toEqual([8]);
  });

  test('a film concert is sold in French and English, and one talk has another date than it first had', () => {
    expect(eventNumbered(12)).toMatchObject({ prix: 15, langues: ['fr', 'en'] });
    const moved = current.filter(({ date_initiale }) => date_initiale !== null);
    expect(moved.map(({ id, statut, date_initiale }) => [id, statut, date_initiale])).toEqual([
      [25, null, '2024-10-28T18:00:00+01:00'],
    ]);
    expect(moved[0]?.date).toBe('2024-10-30T18:00:00+01:00');
  });

  test('the press may print two pictures of each exhibition, and every picture says what its rights are', () => {
    const photos = current.flatMap((event) => event.photos);
    expect(photos.filter(({ droits, droits_en }) => !droits || !droits_en)).toEqual([]);
    for (const { photos: shown } of current.filter(({ type, parent }) => type === 1 && parent === null)) {
      expect(shown.filter(({ telechargeable }) => telechargeable)).toHaveLength(2);
    }
  });
});

describe('the press desk', () => {
  const [edition] = editions;

  test('answers for the current edition only', () => {
    expect(edition?.contact_presse?.email).toMatch(/@dhaw\.example$/);
    expect(editions.slice(1).filter(({ contact_presse }) => contact_presse)).toEqual([]);
  });

  test.each([
    [50, edition?.presentation_50_fr, edition?.presentation_50_en],
    [100, edition?.presentation_100_fr, edition?.presentation_100_en],
    [250, edition?.presentation_250_fr, edition?.presentation_250_en],
  ])('presents it in about %i words, in both languages', (length, french, english) => {
    for (const text of [french, english]) {
      const words = (text ?? '').match(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu)?.length ?? 0;
      expect(Math.abs(words - length)).toBeLessThanOrEqual(length * 0.12);
    }
  });

  test('gives figures, most of them with where they come from', () => {
    const figures = edition?.chiffres ?? [];
    expect(figures.length).toBeGreaterThanOrEqual(5);
    expect(figures.filter(({ intitule_en }) => !intitule_en)).toEqual([]);
    expect(figures.filter(({ source }) => source === null)).toHaveLength(1);
  });
});

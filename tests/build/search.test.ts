import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../src/domain/search/search-index.ts';
import type { SearchEntry } from '../../src/domain/search/search-entry.ts';
import { dataPath } from '../../src/i18n/paths.ts';
import { dist, gzipped } from './built-site.ts';

/** By the festival's clock. */
const TODAY = '2024-10-12';

/** What must come first in each group; null where the group must be empty. */
interface Expected {
  answer?: string | null;
  event: string | null;
  person?: string | null;
  page?: string | null;
  /** Titles that must not come at all. */
  never?: readonly string[];
  isNear?: boolean;
}

/** Today, by the clock of the tests. */
const saturday = {
  fr: { answer: 'Programme du samedi 12 octobre 2024', event: 'Sténopé dans une boîte de harissa' },
  en: { answer: 'Programme for Saturday 12 October 2024', event: 'Pinhole in a Harissa Tin' },
};

const queries: Record<'fr' | 'en', Record<string, Expected>> = {
  fr: {
    performances: {
      event: 'Le Dernier Réverbère',
      person: null,
      page: 'Performances',
      never: ['Contre-jour'],
    },
    ateliers: { event: 'Sténopé dans une boîte de harissa', person: null, page: 'Ateliers' },
    'visite guidée': { event: 'Visite au bras', person: null, never: ['Contre-jour', 'La Table des livres'] },
    commissaire: { event: null, person: 'Nabiha Azzouz-Lamine', never: ['Sirine Haouas'] },
    '2022': { event: '36° Nord', person: null, page: 'Dhaw 2022', never: ['Contre-jour'] },
    'sidi bou saïd': {
      event: 'Sidi Bou Saïd avant les cars',
      person: null,
      page: 'Ennejma Ezzahra',
      never: ['Contre-jour'],
    },
    billets: { event: null, person: null, page: 'Où acheter un billet pour une performance ?' },
    gratuit: {
      answer: 'Entrée libre : 128 événements',
      event: 'La ville à l’oreille',
      person: null,
      page: 'Faut-il payer pour entrer dans les expositions ?',
    },
    jazz: { event: null, person: null, page: null },
    music: { event: 'Le Dernier Réverbère', person: 'Faten Guellouz', page: null },
    'l’ombre': { event: 'Ombres à hauteur d’enfant', never: ['Pénombre'] },
    exposition: { event: 'Contre-jour', person: null, page: 'Expositions' },
    concerts: { event: 'Partition pour store vénitien', person: null, never: ['Contre-jour'] },
    'contre jour': { event: 'Contre-jour', person: null },
    contrejour: { event: 'Contre-jour', person: null },
    'palais kheiredine': { event: null, person: null, page: 'Palais Kheireddine', isNear: true },
    'fauteuil roulant': {
      event: null,
      person: null,
      page: 'Les lieux sont-ils accessibles en fauteuil roulant ?',
    },
    'dossier presse': { event: null, person: null, page: 'Dossier de presse' },
    'sirine haouas': { event: 'Contre-jour', person: 'Sirine Haouas', page: null },
    lundi: { event: null, person: null, page: 'Les lieux sont-ils ouverts le lundi ?' },
    carthage: { event: 'Carthage à tâtons', person: null, page: 'L’Acropolium de Carthage' },
    contact: { event: null, person: null, page: 'Contact' },
    '12 octobre': saturday.fr,
    'samedi 12': saturday.fr,
    '12/10': saturday.fr,
    'october 12': saturday.fr,
    'dimanche 13': { answer: 'Programme du dimanche 13 octobre 2024', event: 'Lever la tête' },
    'ce soir': { ...saturday.fr, event: 'Accordage public' },
    'concert ce soir': {
      ...saturday.fr,
      event: 'Partition pour store vénitien',
      never: ['Accordage public'],
    },
    'demain matin': { answer: 'Programme du dimanche 13 octobre 2024', event: 'Lever la tête' },
    weekend: saturday.fr,
    toilettes: { answer: 'Toilettes accessibles : 8 des 19 lieux', event: null },
    fauteuil: { answer: 'Accessible en fauteuil roulant : 12 des 19 lieux', event: null },
    horaires: { answer: 'Ouvert maintenant', event: null },
    'horaires palais kheireddine': {
      answer: 'Ouvert maintenant',
      event: 'Petit déjeuner de presse',
      page: 'Palais Kheireddine',
    },
    'comment venir': { answer: 'Comment venir', event: null },
    prix: { answer: 'Billets : Performances', event: null },
    'entrée libre': { answer: 'Entrée libre : 128 événements', event: null },
    kids: { event: 'Monstre de poche' },
    danse: { event: 'Le Dernier Réverbère', never: ['Contre-jour'] },
    concert: { event: 'Partition pour store vénitien' },
    vernissage: { event: 'Contre-jour' },
    annulé: { event: 'Halfaouine, de seuil en seuil' },
    'photographe tunisienne': { event: null, person: null, page: null },
  },
  en: {
    performances: { event: 'The Last Streetlamp', person: null, page: 'Performances' },
    workshops: { event: 'Pinhole in a Harissa Tin', person: null, page: 'Workshops' },
    'guided tour': { event: 'Broom Lines', person: null, never: ['Against the Light'] },
    curator: { event: null, person: 'Nabiha Azzouz-Lamine', never: ['Sirine Haouas'] },
    '2022': { event: '36° North', person: null, page: 'Dhaw 2022', never: ['Against the Light'] },
    'sidi bou said': { event: 'Sidi Bou Said before the Coaches', page: 'Ennejma Ezzahra Palace' },
    tickets: { event: null, person: null, page: 'Where can I buy a ticket for a performance?' },
    free: {
      answer: 'Free admission: 128 events',
      event: 'The City by Ear',
      person: null,
      page: 'Is there a charge for the exhibitions?',
    },
    jazz: { event: null, person: null, page: null },
    music: { event: 'The Last Streetlamp', person: 'Faten Guellouz', page: null },
    shadows: { event: 'Shadows at Child Height' },
    exhibition: { event: 'Against the Light', page: 'Exhibitions' },
    concert: { event: 'Score for a Venetian Blind', person: null, never: ['Against the Light'] },
    'contre-jour': { event: 'Against the Light', never: ['Broom Lines'] },
    'kheiredine palace': { event: null, person: null, page: 'Kheireddine Palace', isNear: true },
    wheelchair: { event: null, person: null, page: 'Can the venues be reached by wheelchair?' },
    'press kit': { event: null, person: null, page: 'Press kit' },
    'sirine haouas': { event: 'Against the Light', person: 'Sirine Haouas', page: null },
    monday: { event: null, person: null, page: 'Are the venues open on Mondays?' },
    carthage: { event: 'Carthage by Touch', person: null, page: 'The Acropolium, Carthage' },
    photograpy: { event: 'Can One Love a Stolen Photograph?', person: null, isNear: true },
    family: { event: 'Pocket Monster', person: null },
    'october 12': saturday.en,
    'Saturday 12th': saturday.en,
    tonight: { ...saturday.en, event: 'Tuning in Public' },
    'concert tonight': { ...saturday.en, event: 'Score for a Venetian Blind', never: ['Tuning in Public'] },
    'tomorrow morning': { answer: 'Programme for Sunday 13 October 2024', event: 'Looking Up' },
    'this weekend': saturday.en,
    'where are the toilets': { answer: 'Accessible toilets: 8 of the 19 venues', event: null },
    'disabled access': { answer: 'Accessible by wheelchair: 12 of the 19 venues', event: null },
    'opening hours': { answer: 'Open now', event: null },
    'how to get there': { answer: 'Getting there', event: null },
    'ticket prices': { answer: 'Tickets: Performances', event: null },
    'kids workshop': { event: 'Pocket Monster' },
    dance: { event: 'The Last Streetlamp' },
    cancelled: { event: 'Halfaouine, from Threshold to Threshold' },
    'sign language': { answer: 'Sign language spoken: 1 of the 19 venues', event: 'Who Holds the Lamp?' },
  },
};

describe.each(['fr', 'en'] as const)('the search of the demo festival in %s', (lang) => {
  const json = readFileSync(join(dist(), dataPath(lang, 'search')), 'utf8');
  const entries = JSON.parse(json) as SearchEntry[];
  const index = searchIndex(entries);

  test.each(Object.entries(queries[lang]))('for “%s” gives what was meant, and first', (query, expected) => {
    const { isApproximate, ...found } = index.search(query, TODAY);
    const [events, people, pages] = [found.events, found.people, found.pages].map(titlesOf);
    const { answer, event, person, page, never = [], isNear = false } = expected;
    if (answer !== undefined) expect(titlesOf(found.answers)[0] ?? null).toBe(answer);
    expect(events?.[0] ?? null).toBe(event);
    if (person !== undefined) expect(people?.[0] ?? null).toBe(person);
    if (page !== undefined) expect(pages?.[0] ?? null).toBe(page);
    for (const title of never) expect([events, people, pages].flat()).not.toContain(title);
    expect(isApproximate).toBe(isNear);
  });

  test.each(['Kheireddine', 'place du tribunal'])('for “%s” leads to the sheet of the venue', (query) => {
    const { pages } = index.search(query, TODAY);
    expect(pages.map(({ path }) => path)).toContain(`/${lang}/venue/1/`);
  });

  test('for the festival’s mark, in its own script, leads to the festival', () => {
    expect(titlesOf(index.search('ضوء', TODAY).answers)).toEqual(['Dhaw']);
  });

  test('reaches at most 60 KB for 1,000 entries', () => {
    expect(gzipped(json) / entries.length).toBeLessThanOrEqual((60 * 1024) / 1000);
  });

  test('leads to pages that are there', () => {
    const lost = entries.filter(({ path }) => {
      const { pathname } = new URL(path, 'http://localhost');
      return !isServed(pathname);
    });
    expect(lost.map(({ path }) => path)).toEqual([]);
  });
});

/** With plain spaces before French punctuation. */
function titlesOf(list: readonly SearchEntry[]): string[] {
  return list.map(({ title }) => title.replace(/[\u00a0\u202f]/g, ' '));
}

function isServed(pathname: string): boolean {
  return existsSync(join(dist(), decodeURIComponent(pathname), 'index.html'));
}

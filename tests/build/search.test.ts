import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { searchIndex, type SearchEntry } from '../../src/domain/search/search-index.ts';
import { dataPath } from '../../src/i18n/paths.ts';
import { dist, gzipped } from './built-site.ts';

/** What must come first in each group; null where the group must be empty. */
interface Expected {
  event: string | null;
  person?: string | null;
  page?: string | null;
  /** Titles that must not come at all. */
  never?: readonly string[];
  isNear?: boolean;
}

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
    gratuit: { event: null, person: null, page: 'Faut-il payer pour entrer dans les expositions ?' },
    jazz: { event: null, person: null, page: null },
    music: { event: null, person: 'Faten Guellouz', page: null },
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
  },
  en: {
    performances: { event: 'The Last Streetlamp', person: null, page: 'Performances' },
    workshops: { event: 'Pinhole in a Harissa Tin', person: null, page: 'Workshops' },
    'guided tour': { event: 'Broom Lines', person: null, never: ['Against the Light'] },
    curator: { event: null, person: 'Nabiha Azzouz-Lamine', never: ['Sirine Haouas'] },
    '2022': { event: '36° North', person: null, page: 'Dhaw 2022', never: ['Against the Light'] },
    'sidi bou said': { event: 'Sidi Bou Said before the Coaches', page: 'Ennejma Ezzahra Palace' },
    tickets: { event: null, person: null, page: 'Where can I buy a ticket for a performance?' },
    free: { event: null, person: null, page: 'Is there a charge for the exhibitions?' },
    jazz: { event: null, person: null, page: null },
    music: { event: null, person: 'Faten Guellouz', page: null },
    shadows: { event: 'Shadows at Child Height' },
    exhibition: { event: 'Against the Light', page: 'Exhibitions' },
    concert: { event: 'Concerto for Electric Fan', person: null, never: ['Against the Light'] },
    'contre-jour': { event: 'Against the Light', never: ['Broom Lines'] },
    'kheiredine palace': { event: null, person: null, page: 'Kheireddine Palace', isNear: true },
    wheelchair: { event: null, person: null, page: 'Can the venues be reached by wheelchair?' },
    'press kit': { event: null, person: null, page: 'Press kit' },
    'sirine haouas': { event: 'Against the Light', person: 'Sirine Haouas', page: null },
    monday: { event: null, person: null, page: 'Are the venues open on Mondays?' },
    carthage: { event: 'Carthage by Touch', person: null, page: 'The Acropolium, Carthage' },
    photograpy: { event: 'Can One Love a Stolen Photograph?', person: null, isNear: true },
    family: { event: 'What to Do with a Million Family Photographs?', person: null },
  },
};

describe.each(['fr', 'en'] as const)('the search of the demo festival in %s', (lang) => {
  const json = readFileSync(join(dist(), dataPath(lang, 'search')), 'utf8');
  const entries = JSON.parse(json) as SearchEntry[];
  const index = searchIndex(entries);

  test.each(Object.entries(queries[lang]))('for “%s” gives what was meant, and first', (query, expected) => {
    const { isApproximate, ...found } = index.search(query);
    const [events, people, pages] = [found.events, found.people, found.pages].map(titlesOf);
    const { event, person, page, never = [], isNear = false } = expected;
    expect(events?.[0] ?? null).toBe(event);
    if (person !== undefined) expect(people?.[0] ?? null).toBe(person);
    if (page !== undefined) expect(pages?.[0] ?? null).toBe(page);
    for (const title of never) expect([events, people, pages].flat()).not.toContain(title);
    expect(isApproximate).toBe(isNear);
  });

  test.each(['Kheireddine', 'place du tribunal'])('for “%s” leads to the sheet of the venue', (query) => {
    const { pages } = index.search(query);
    expect(pages.map(({ path }) => path)).toContain(`/${lang}/venue/1/`);
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

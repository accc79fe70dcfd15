import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../../../src/domain/search/search-index.ts';
import type { SearchEntry } from '../../../../src/domain/search/search-entry.ts';
import { entry as entryOf, noTexts, TODAY } from './builders.ts';

const entry = (id: number, title: string, alsoSearched: string[] = []) =>
  entryOf(id, title, { alsoSearched });

const entries = [
  entry(4, 'Débat : la lumière', ['Debate', 'Théâtre de l’Ombre']),
  entry(1, 'La nuit de l’ombre', ['Night of shadow', 'Médina']),
  entry(2, 'Pénombre', ['Half-light', 'Palais Kheireddine']),
  entry(3, 'Ombre portée', ['Cast shadow', 'Médina']),
  entryOf(5, 'Leïla Ombrelle', { kind: 'person' }),
];
const index = searchIndex(entries, noTexts);

const idsOf = (list: readonly SearchEntry[]) => list.map(({ id }) => id);
const titlesOf = (list: readonly SearchEntry[]) => list.map(({ title }) => title);
const eventsIn = (some: readonly SearchEntry[], query: string) =>
  idsOf(searchIndex(some, noTexts).search(query, TODAY).events);

describe('a search', () => {
  test.each([
    ['ranks the beginning of a title, then a word, then a part of one, then the rest', 'ombre', [3, 1, 2, 4]],
    ['ignores case and accents of the index', 'MEDINA', [1, 3]],
    ['ignores accents and apostrophes of the query', 'l’ÓMBRE', [3, 1, 2, 4]],
    ['requires every word, in any order', 'medina portee', [3]],
    ['finds the title in the other language', 'shadow', [1, 3]],
    ['ignores function words', 'la nuit avec l’ombre', [1]],
    ['uses function words if there are no others', 'la', [1, 4]],
    ['tolerates no edit in the beginning of a word', 'kheirad', []],
    ['finds nothing for an empty query', '', []],
    ['finds nothing for an emoji', '🌒', []],
  ])('%s: “%s”', (_, query, found) => {
    expect(idsOf(index.search(query, TODAY).events)).toEqual(found);
  });

  const lights = [entry(1, 'Lumière'), entry(2, 'Lumières'), entry(3, 'Lumiere')];
  const nights = [entry(9, 'Nuit'), entry(2, 'Nuit'), entry(5, 'Nuit')];
  const crafts = [entry(1, 'Brodeuses'), entry(2, 'Broderie')];
  const prices = [entry(1, 'Halfaouine', ['Price']), entry(2, 'Half', ['Price'])];
  const plurals = [entry(1, 'Atelier'), entry(2, 'Ateliers')];

  test.each([
    ['keeps the order of the index among equals', nights, 'nuit', [9, 2, 5]],
    ['ranks whole words before longer ones', [entry(1, 'Les nuitées'), entry(2, 'La nuit')], 'nuit', [2, 1]],
    ['finds a hyphenated word that is written as one', [entry(1, 'À contre-jour')], 'contrejour', [1]],
    ['matches words of one stem, the typed one first', crafts, 'broderie', [2, 1]],
    ['matches stems across languages', [entry(3, 'Photographers')], 'photographie', [3]],
    ['does not match a function word by its stem', [entry(4, 'Dans le noir')], 'danse', []],
    ['matches singular and plural', plurals, 'ateliers', [2, 1]],
    ['does not take a plural for a beginning', [entry(1, 'Sentier')], 'sens', []],
    ['takes words before the last for finished', prices, 'half price', [2]],
    ['takes the last word for unfinished', prices, 'price half', [2, 1]],
    ['tolerates no edits if words are found as typed', lights, 'lumiere', [1, 3, 2]],
  ])('%s', (_, some, query, found) => {
    expect(eventsIn(some, query)).toEqual(found);
  });

  test('returns at most twenty events, the best ones', () => {
    const many = Array.from({ length: 30 }, (_, id) => entry(id, 'Nuit', ['Ombre']));
    expect(eventsIn([...many, entry(99, 'Ombre')], 'ombre')).toEqual([99, ...Array(19).keys()]);
  });
});

describe('the answer of a search', () => {
  const unnumbered = (title: string, given: Partial<SearchEntry>): SearchEntry => ({
    ...entryOf(0, title, { kind: 'page' }),
    id: null,
    ...given,
  });

  test('is a person whose name matches better than the events that mention it', () => {
    const some = searchIndex([entry(1, 'Nuit', ['Leïla Ombrelle']), ...entries.slice(4)], noTexts);
    expect(idsOf(some.search('leila', TODAY).answers)).toEqual([5]);
    expect(some.search('nuit', TODAY).answers).toEqual([]);
  });

  test('is the page with that name, before events that contain it', () => {
    const page = unnumbered('Mon compte', { names: ['sign in'] });
    const some = searchIndex([entry(1, 'Sign of the times'), page, entry(2, 'Mon compte est bon')], noTexts);
    expect(titlesOf(some.search('Sign in', TODAY).answers)).toEqual(['Mon compte']);
    expect(titlesOf(some.search('mon compte', TODAY).answers)).toEqual(['Mon compte']);
  });

  test('for the morning of a weekday is the next one if this one is over', () => {
    const on = (id: number, begins: string) => ({ ...entry(id, 'Atelier'), begins });
    const days = ['2024-10-12', '2024-10-19'].map((day) => unnumbered(day, { kind: 'answer', day }));
    const some = searchIndex([on(1, '2024-10-12T10:00'), on(2, '2024-10-19T10:00'), ...days], noTexts);
    const firstAt = (clock: string) => some.search('atelier samedi matin', TODAY, clock).events[0]?.id;
    expect([firstAt('09:00'), firstAt('17:00')]).toEqual([1, 2]);
  });
});

import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { searchEntry, searchIndex, type SearchEntry } from '../../../src/domain/search-index.ts';
import { ids, numbersFrom } from './parts.ts';

const entry = (id: number, title: string, others: string[] = [], kind: SearchEntry['kind'] = 'event') =>
  searchEntry({ kind, id, path: `/fr/event/${id}/`, title, detail: '', others });

const entries = [
  entry(4, 'Débat : la lumière', ['Debate', 'Théâtre de l’Ombre']),
  entry(1, 'La nuit de l’ombre', ['Night of shadow', 'Médina']),
  entry(2, 'Pénombre', ['Half-light', 'Palais Kheireddine']),
  entry(3, 'Ombre portée', ['Cast shadow', 'Médina']),
  entry(5, 'Leïla Ombrelle', [], 'person'),
  entry(6, 'Yassine Gharbi', [], 'person'),
];

const found = (query: string, limit?: number) => {
  const { events, people } = searchIndex(entries, query, limit);
  return { events: ids(events), people: ids(people) };
};

describe('a search', () => {
  test('finds events, and people apart', () => {
    expect(found('ombre')).toEqual({ events: [3, 1, 2, 4], people: [5] });
  });

  test('puts first what begins the title, then a word of it, then is in it, then the rest', () => {
    expect(found('ombre').events).toEqual([3, 1, 2, 4]);
  });

  test('reads accents, case and apostrophes away on both sides', () => {
    expect(found('MEDINA').events).toEqual([1, 3]);
    expect(found('l’ÓMBRE').events).toEqual(found("l'ombre").events);
    expect(found('leila').people).toEqual([5]);
  });

  test('wants every word, in any order', () => {
    expect(found('medina portee').events).toEqual([3]);
    expect(found('ombre palais').events).toEqual([2]);
    expect(found('ombre introuvable')).toEqual({ events: [], people: [] });
  });

  test('finds the title in the other language and the place', () => {
    expect(found('shadow').events).toEqual([1, 3]);
    expect(found('kheir').events).toEqual([2]);
  });

  test('gives at most as many of each kind as asked for, the best ones', () => {
    expect(found('ombre', 2)).toEqual({ events: [3, 1], people: [5] });
  });

  test.each(['', '   ', '?!', '🌒'])('for %j finds nothing', (query) => {
    expect(found(query)).toEqual({ events: [], people: [] });
  });

  test('in an empty index finds nothing', () => {
    expect(searchIndex([], 'ombre')).toEqual({ events: [], people: [] });
  });

  test('keeps the order of the index among equals', () => {
    const equals = [entry(9, 'Nuit'), entry(2, 'Nuit'), entry(5, 'Nuit')];
    expect(ids(searchIndex(equals, 'nuit').events)).toEqual([9, 2, 5]);
  });
});

describe('a slip of the fingers', () => {
  test.each([
    ['ghabri', 'two letters swapped'],
    ['gharbii', 'a letter too many'],
    ['gharb1', 'a wrong letter'],
    ['gharvi', 'a wrong letter inside'],
    ['hgarbi', 'two letters swapped at the start'],
    ['garbi', 'a letter missing'],
  ])('%s (%s) still finds Gharbi', (query) => {
    expect(found(query).people).toEqual([6]);
  });

  test('is forgiven while the word is still being typed', () => {
    expect(found('yasin').people).toEqual([6]);
    expect(found('kheirad').events).toEqual([2]);
  });

  test('is forgiven twice in a long word, once in a short one, never in three letters', () => {
    expect(found('kherredine').events).toEqual([2]);
    expect(found('gabi').people).toEqual([]);
    expect(found('nux').events).toEqual([]);
  });

  test('is not thought of where the words are found as they are', () => {
    expect(found('cast').events).toEqual([3]);
    const near = [entry(1, 'Carte'), entry(2, 'Conte')];
    expect(ids(searchIndex(near, 'carte').events)).toEqual([1]);
  });

  test('ranks the nearest first', () => {
    const near = [entry(1, 'Kheireddine'), entry(2, 'Kheiredine')];
    expect(ids(searchIndex(near, 'kheiredinne').events)).toEqual([2, 1]);
  });
});

describe('the index', () => {
  const random = numbersFrom(7);
  const syllables = 'ba be ka lo mi nu ra sa te zi our an el is om dha gha kha ri so'.split(' ');
  const word = () =>
    Array.from(
      { length: 2 + Math.floor(random() * 3) },
      () => syllables[Math.floor(random() * syllables.length)],
    ).join('');
  const vocabulary = Array.from({ length: 3000 }, word);
  const places = Array.from({ length: 40 }, () => `${word()} ${word()}`);
  const some = (count: number) =>
    Array.from({ length: count }, () => vocabulary[Math.floor(random() * vocabulary.length)] ?? '').join(' ');
  const large = Array.from({ length: 5000 }, (_, id) => {
    const title = some(4);
    const place = places[id % places.length] ?? '';
    const path = `event/${title.replaceAll(' ', '_')}`;
    return searchEntry({ kind: 'event', id, path, title, detail: place, others: [some(4), place] });
  });

  test('stays under 60 KB per 1,000 entries as it travels', () => {
    expect(gzipSync(JSON.stringify(large.slice(0, 1000))).length).toBeLessThan(60 * 1024);
  });

  test('of 5,000 entries answers within a keystroke, slips or not', () => {
    const timeOf = (query: string): number => {
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now();
        searchIndex(large, query);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    expect(timeOf('ba')).toBeLessThan(50);
    expect(timeOf('khaqq omsaxyz')).toBeLessThan(150);
  });

  test('does not say twice what the title says', () => {
    const { text } = entry(1, 'Ombre rouge', ['L’ombre', 'Rouge, rouge']);
    expect(text).toBe('ombre rouge\nl');
  });
});

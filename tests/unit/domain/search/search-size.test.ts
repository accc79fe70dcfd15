import { describe, expect, test, vi } from 'vitest';
import type { SearchEntry } from '../../../../src/domain/search/search-entry.ts';
import { searchIndex } from '../../../../src/domain/search/search-index.ts';
import { addDays } from '../../../../src/domain/time/days.ts';
import { numbersFrom } from '../builders.ts';
import { entry, noTexts, TODAY } from './builders.ts';

describe('the index', () => {
  const random = numbersFrom(7);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const syllables = 'ba be ka lo mi nu ra sa te zi our an el is om dha gha kha ri so'.split(' ');
  const word = () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join('');
  const vocabulary = Array.from({ length: 3000 }, word);
  const places = Array.from({ length: 40 }, () => `${word()} ${word()}`);
  const some = (count: number) => Array.from({ length: count }, () => pick(vocabulary)).join(' ');
  const large = Array.from({ length: 5000 }, (_, id) => {
    const title = some(4);
    const place = places[id % places.length] ?? '';
    const path = `event/${title.replaceAll(' ', '_')}`;
    return entry(id, title, { path, detail: place, alsoSearched: [some(4), place] });
  });

  test('of 5,000 entries looks for each word of a query within their titles once, however often it is typed', () => {
    const prepared = searchIndex(large, noTexts);
    using look = vi.spyOn(String.prototype, 'indexOf');
    const timesLookedFor = (word: string, query: string): number => {
      look.mockClear();
      prepared.search(query, TODAY);
      return look.mock.calls.filter(([text]) => text === word).length;
    };
    const found = large.filter(({ title }) => title.includes('khari')).length;
    expect(timesLookedFor('khari', 'khari')).toBeGreaterThan(1);
    expect(timesLookedFor('khari', 'ba khari')).toBe(0);
    expect(timesLookedFor('kharis', 'ba kharis')).toBeLessThanOrEqual(found + 1);
    expect(timesLookedFor('kharis', 'lumiere kharis')).toBe(0);
  });

  test('of 5,000 entries is prepared once: a keystroke does not fold or cut texts and names of days again', () => {
    const dayAnswers = large.slice(0, 30).map((event, at): SearchEntry => {
      return { ...event, kind: 'answer', day: addDays('2024-10-01', at) };
    });
    const prepared = searchIndex([...large, ...dayAnswers], noTexts);
    using fold = vi.spyOn(String.prototype, 'normalize');
    using cut = vi.spyOn(String.prototype, 'replace');
    prepared.search('k', TODAY);
    expect(fold.mock.calls.length).toBeLessThan(10);
    fold.mockClear();
    cut.mockClear();
    prepared.search('kh', TODAY);
    expect(fold.mock.calls.length + cut.mock.calls.length).toBeLessThan(60);
  });

  test('of 5,000 entries answers within a keystroke, even for similar words', () => {
    const prepared = searchIndex(large, noTexts);
    const onceFor = (query: string): number => {
      const start = performance.now();
      prepared.search(query, TODAY);
      return performance.now() - start;
    };
    const timeOf = (query: string) => Math.min(...Array.from({ length: 5 }, () => onceFor(query)));
    expect(timeOf('ba')).toBeLessThan(10);
    expect(timeOf('khaqq omsaxyz')).toBeLessThan(50);
  });
});

import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../../../src/domain/search/search-index.ts';
import { TODAY, entry, index, idsOf, found, eventsIn } from './some-entries.ts';

describe('a slip of the fingers', () => {
  test.each([
    ['ghabri', 'two letters swapped'],
    ['gharbii', 'a letter too many'],
    ['gharb1', 'a wrong letter'],
    ['gharvi', 'a wrong letter inside'],
    ['hgarbi', 'two letters swapped at the start'],
  ])('%s (%s) still finds Gharbi, and says that it is near', (query) => {
    expect(found(query).people).toEqual([6]);
    expect(index.search(query, TODAY).isApproximate).toBe(true);
  });

  test('is forgiven once from five letters, twice from seven, never in fewer or in the beginning of a word', () => {
    expect(found('kherredine').events).toEqual([2]);
    expect(found('khereddine').events).toEqual([2]);
    expect(found('garbi').people).toEqual([6]);
    expect(found('ghbi').people).toEqual([]);
    expect(found('kheirad').events).toEqual([]);
    expect(index.search('ghbi', TODAY).isApproximate).toBe(false);
  });

  test('is not thought of where the words are found as they are', () => {
    const near = [entry(1, 'Lumière'), entry(2, 'Lumières')];
    expect(eventsIn([...near, entry(3, 'Lumiere')], 'lumiere')).toEqual([1, 3, 2]);
    expect(index.search('shadow', TODAY).isApproximate).toBe(false);
  });

  test('is looked for in titles first: no name is near where a title is', () => {
    const near = searchIndex([
      entry(1, 'Contrejour'),
      entry(2, 'Nuit', ['Contrejeur']),
      entry(3, 'Contrejoux', [], 'person'),
    ]);
    const { events, people } = near.search('contrejouz', TODAY);
    expect([idsOf(events), idsOf(people)]).toEqual([[1], []]);
  });

  test('is thought of before words that stand in no entry together', () => {
    const { events, isApproximate } = index.search('nuit introuvable', TODAY);
    expect(idsOf(events)).toEqual([1]);
    expect(isApproximate).toBe(true);
  });

  test('ranks the nearest first', () => {
    expect(eventsIn([entry(1, 'Kheireddine'), entry(2, 'Kheiredine')], 'kheiredinne')).toEqual([2, 1]);
  });
});

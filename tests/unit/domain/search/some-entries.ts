import { searchIndex } from '../../../../src/domain/search/search-index.ts';
import { searchEntry, type SearchEntry } from '../../../../src/domain/search/search-entry.ts';

/** By the festival's clock. */
export const TODAY = '2024-10-12';

export const entry = (
  id: number,
  title: string,
  others: string[] = [],
  kind: SearchEntry['kind'] = 'event',
) => searchEntry({ kind, id, path: `/fr/event/${id}/`, title, detail: '', alsoSearched: others });

export const entries = [
  entry(4, 'Débat : la lumière', ['Debate', 'Théâtre de l’Ombre']),
  entry(1, 'La nuit de l’ombre', ['Night of shadow', 'Médina']),
  entry(2, 'Pénombre', ['Half-light', 'Palais Kheireddine']),
  entry(3, 'Ombre portée', ['Cast shadow', 'Médina']),
  entry(5, 'Leïla Ombrelle', [], 'person'),
  entry(6, 'Yassine Gharbi', [], 'person'),
];

export const index = searchIndex(entries);
export const idsOf = (list: readonly SearchEntry[]) => list.map(({ id }) => id);
export const titlesOf = (list: readonly SearchEntry[]) => list.map(({ title }) => title);
export const found = (query: string) => {
  const { events, people } = index.search(query, TODAY);
  return { events: idsOf(events), people: idsOf(people) };
};
export const eventsIn = (some: readonly SearchEntry[], query: string) =>
  idsOf(searchIndex(some).search(query, TODAY).events);

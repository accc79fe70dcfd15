import { integerOf, textOf, type Row } from './row.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { SearchEntry } from '../festival/project-search.ts';

export interface SearchRepository {
  /**
   * Entries whose texts hold every word of a folded query, as JSON texts: best first, then in the order they were
   * seeded in, at most `limit` of them.
   */
  search(kind: SearchEntry['kind'], query: string, limit: number): string[];
}

const MATCHES = `
  SELECT position, names, context FROM search_entry
  WHERE kind = $kind
    AND NOT EXISTS (
      SELECT 1 FROM json_each($words) WHERE instr(names || char(10) || context, value) = 0)
  ORDER BY position`;

const startsWord = (text: string, start: string): boolean =>
  text.includes(`\n${start}`) || text.includes(` ${start}`);

/** 0 for the best: what a thing is called counts before where it is and who takes part, an opening before a middle. */
function rank(row: Row, query: string, words: readonly string[]): number {
  const names = `\n${textOf(row, 'names')}`;
  if (names.includes(`\n${query}`)) return 0;
  if (startsWord(names, query)) return 1;
  if (names.includes(query)) return 2;
  if (words.every((word) => names.includes(word))) return 3;
  const all = `${names}\n${textOf(row, 'context')}`;
  return words.every((word) => startsWord(all, word)) ? 4 : 5;
}

export function createSearchRepository(sqlite: DatabaseSync): SearchRepository {
  const matches = sqlite.prepare(MATCHES);
  const body = sqlite.prepare('SELECT body FROM search_entry WHERE position = ?');
  return {
    search: (kind, query, limit) => {
      const words = query.split(' ').filter(Boolean);
      if (words.length === 0) return [];
      return matches
        .all({ kind, words: JSON.stringify(words) })
        .map((row) => ({ position: integerOf(row, 'position'), rank: rank(row, query, words) }))
        .sort((a, b) => a.rank - b.rank || a.position - b.position)
        .slice(0, limit)
        .map(({ position }) => textOf(body.get(position) ?? {}, 'body'));
    },
  };
}

import { query as select } from './query.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { SearchEntry } from '../festival/project-search.ts';

interface Texts {
  position: number;
  kind: string;
  /** In `names` and `all`, each line starts with a line feed, and each further word of it with a space. */
  names: string;
  all: string;
}

const startsWord = (text: string, start: string): boolean =>
  text.includes(`\n${start}`) || text.includes(` ${start}`);

/** Ranks a match, 0 being the best: names before places and people, the start of a text or word before its middle. */
function rank({ names, all }: Texts, query: string, words: readonly string[]): number {
  if (names.includes(`\n${query}`)) return 0;
  if (startsWord(names, query)) return 1;
  if (names.includes(query)) return 2;
  if (words.every((word) => names.includes(word))) return 3;
  return words.every((word) => startsWord(all, word)) ? 4 : 5;
}

/** The texts, some hundred bytes per entry, are cached in memory: scanning them is ten times faster than in SQL. */
export function createSearchRepository(sqlite: DatabaseSync, version: () => string) {
  const texts = select<Texts>(
    sqlite,
    `SELECT position, kind, char(10) || names AS names, char(10) || names || char(10) || context AS "all"
    FROM search_entry ORDER BY position`,
  );
  const body = select<{ body: string }>(sqlite, 'SELECT body FROM search_entry WHERE position = ?');
  let cached = { version: '', texts: [] as Texts[] };

  function current(): Texts[] {
    if (cached.version !== version()) cached = { version: version(), texts: texts.all() };
    return cached.texts;
  }

  return {
    /**
     * Returns the entries whose texts contain every word of a folded query, as JSON texts: best first, then in the
     * order of seeding, at most `limit` of them.
     */
    search: (kind: SearchEntry['kind'], query: string, limit: number): string[] => {
      const words = query.split(' ').filter(Boolean);
      if (words.length === 0) return [];
      return current()
        .filter((texts) => texts.kind === kind && words.every((word) => texts.all.includes(word)))
        .map((texts) => ({ position: texts.position, rank: rank(texts, query, words) }))
        .sort((a, b) => a.rank - b.rank || a.position - b.position)
        .slice(0, limit)
        .flatMap(({ position }) => body.get(position)?.body ?? []);
    },
  };
}

import { integerOf, textOf } from './row.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { SearchEntry } from '../festival/project-search.ts';

interface Texts {
  position: number;
  kind: string;
  /** Each line of these opens with a line feed, each other word with a space. */
  names: string;
  all: string;
}

const startsWord = (text: string, start: string): boolean =>
  text.includes(`\n${start}`) || text.includes(` ${start}`);

/** 0 for the best: names count before places and people, the start of a text or word before its middle. */
function rank({ names, all }: Texts, query: string, words: readonly string[]): number {
  if (names.includes(`\n${query}`)) return 0;
  if (startsWord(names, query)) return 1;
  if (names.includes(query)) return 2;
  if (words.every((word) => names.includes(word))) return 3;
  return words.every((word) => startsWord(all, word)) ? 4 : 5;
}

export type SearchRepository = ReturnType<typeof createSearchRepository>;

/** The texts, some hundred bytes per entry, are cached in memory: scanning them is ten times faster than in SQL. */
export function createSearchRepository(sqlite: DatabaseSync, version: () => string) {
  const select = sqlite.prepare('SELECT position, kind, names, context FROM search_entry ORDER BY position');
  const body = sqlite.prepare('SELECT body FROM search_entry WHERE position = ?');
  let cached = { version: '', texts: [] as Texts[] };

  function load(): Texts[] {
    return select.all().map((row) => {
      const names = `\n${textOf(row, 'names')}`;
      const all = `${names}\n${textOf(row, 'context')}`;
      return { position: integerOf(row, 'position'), kind: textOf(row, 'kind'), names, all };
    });
  }

  function current(): Texts[] {
    if (cached.version !== version()) cached = { version: version(), texts: load() };
    return cached.texts;
  }

  return {
    /**
     * Entries whose texts hold every word of a folded query, as JSON texts: best first, then in the order they were
     * seeded in, at most `limit` of them.
     */
    search: (kind: SearchEntry['kind'], query: string, limit: number): string[] => {
      const words = query.split(' ').filter(Boolean);
      if (words.length === 0) return [];
      return current()
        .filter((texts) => texts.kind === kind && words.every((word) => texts.all.includes(word)))
        .map((texts) => ({ position: texts.position, rank: rank(texts, query, words) }))
        .sort((a, b) => a.rank - b.rank || a.position - b.position)
        .slice(0, limit)
        .map(({ position }) => textOf(body.get(position) ?? {}, 'body'));
    },
  };
}

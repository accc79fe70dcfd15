import { fold } from './fold.ts';
import type { LocalText } from './localise.ts';
import type { Id } from './model/common.ts';
import { slipsAllowed, slipsBetween } from './slips.ts';

/** One event or person of the offline search. Texts are folded when the site is built, not at every keystroke. */
export interface SearchEntry {
  kind: 'event' | 'person';
  id: Id;
  /** Where the result leads, from the site's root. */
  path: string;
  /** As shown. */
  title: string;
  /** Language of the title, where it is not the interface's. */
  lang?: LocalText['lang'];
  /** Shown beside the title: place, year; empty when there is none. */
  detail: string;
  /** What is searched, folded: the title in the first line, everything else in the second. */
  text: string;
}

/** Events first, then people (spec §2). */
export interface SearchResults {
  events: SearchEntry[];
  people: SearchEntry[];
}

/** An entry of the index. `others` are searched but not shown: the title in the other language, the place. */
export function searchEntry(
  entry: Omit<SearchEntry, 'text'> & { others: readonly (string | null | undefined)[] },
): SearchEntry {
  const { others, ...shown } = entry;
  const title = fold(shown.title);
  const words = new Set(fold(others.filter(Boolean).join(' ')).split(' '));
  for (const word of title.split(' ')) words.delete(word);
  return { ...shown, text: `${title}\n${[...words].join(' ')}` };
}

/** 0 is the best rank: the word begins the title, then begins a word of it, then is in it, then is elsewhere. */
function rankOfWord(text: string, word: string): number | null {
  const found = text.indexOf(word);
  if (found === -1) return null;
  if (found === 0) return 0;
  const titleEnd = text.indexOf('\n');
  if (found > titleEnd) return 3;
  const start = text.indexOf(` ${word}`);
  return start !== -1 && start < titleEnd ? 1 : 2;
}

function rankOf(text: string, words: readonly string[]): number | null {
  let rank = 0;
  for (const word of words) {
    const ofWord = rankOfWord(text, word);
    if (ofWord === null) return null;
    rank += ofWord;
  }
  return rank;
}

/** Every entry that has a rank, best first; equals stay in the order of the index. */
function ranked(
  entries: readonly SearchEntry[],
  rankIn: (text: string) => number | null,
  limit: number,
): SearchResults {
  const found: { entry: SearchEntry; rank: number }[] = [];
  for (const entry of entries) {
    const rank = rankIn(entry.text);
    if (rank !== null) found.push({ entry, rank });
  }
  found.sort((a, b) => a.rank - b.rank);
  const ofKind = (kind: SearchEntry['kind']): SearchEntry[] =>
    found
      .filter(({ entry }) => entry.kind === kind)
      .slice(0, limit)
      .map(({ entry }) => entry);
  return { events: ofKind('event'), people: ofKind('person') };
}

/** Ranks by slips; a word that stands in many entries is compared once. */
function forgivingRank(words: readonly string[]): (text: string) => number | null {
  const known = words.map(() => new Map<string, number>());
  return (text) => {
    const candidates = text.split(/\s/);
    let total = 0;
    for (const [index, word] of words.entries()) {
      const limit = slipsAllowed(word);
      const slipsOf = known[index] ?? new Map<string, number>();
      let fewest = limit + 1;
      for (const candidate of candidates) {
        let slips = slipsOf.get(candidate);
        if (slips === undefined) slipsOf.set(candidate, (slips = slipsBetween(word, candidate, limit)));
        if (slips < fewest) fewest = slips;
      }
      if (fewest > limit) return null;
      total += fewest;
    }
    return total;
  };
}

/**
 * Entries that hold every word of the query, best first, at most `limit` of each kind. Only where none does, words with
 * a slip or two are forgiven. A query without a letter or digit finds nothing.
 */
export function searchIndex(entries: readonly SearchEntry[], query: string, limit = 20): SearchResults {
  const words = fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return { events: [], people: [] };
  const plain = ranked(entries, (text) => rankOf(text, words), limit);
  if (plain.events.length > 0 || plain.people.length > 0) return plain;
  return ranked(entries, forgivingRank(words), limit);
}

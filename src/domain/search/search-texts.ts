import type { SearchEntry } from './search-entry.ts';
import { firstFrom, significantWords, stemOf } from './search-words.ts';

/** The part of the search index that is loaded separately, since it is as large as the entries. */
export interface SearchTexts {
  /** Words that mean the same to a visitor, folded, by group. */
  synonyms: readonly (readonly string[])[];
  /**
   * Lines of a stem and the keys of the entries in whose long texts it stands, those first that speak most of it:
   * `migr e7 p13`; `photograph *` where they are too many.
   */
  words: string;
}

/** Shorter words are too many, and tell too little. */
const IS_TELLING = /\p{L}{3}|\p{N}{2}/u;
/** A word in a larger share of the texts tells none of them from the others. */
const MAX_SHARE = 0.05;
export const COMMON = '*';

/** Key of an entry in `SearchTexts`: short for events and people, which are many. */
export const textKey = ({ kind, id, path }: Pick<SearchEntry, 'kind' | 'id' | 'path'>): string =>
  id === null ? path : `${kind.charAt(0)}${id}`;

/** The stems of titles and long texts, without those of the other words that an entry has. */
export function textWords(texts: readonly { entry: SearchEntry; text: string }[]): string {
  const sharesOf = new Map<string, { key: string; share: number }[]>();
  for (const { entry, text } of texts) {
    const known = new Set(entry.words.split(/\s/).map(stemOf));
    const words = significantWords(`${entry.title} ${text}`);
    const places = Map.groupBy(words.keys(), (at) => stemOf(words[at] ?? ''));
    for (const [stem, those] of places) {
      if (known.has(stem) || !IS_TELLING.test(stem)) continue;
      const share = { key: textKey(entry), share: shareOf(those, words.length) };
      const shares = sharesOf.get(stem);
      if (shares) shares.push(share);
      else sharesOf.set(stem, [share]);
    }
  }
  const most = Math.max(1, texts.length * MAX_SHARE);
  const lines = [...sharesOf].map(([stem, shares]) => {
    if (shares.length > most) return `${stem} ${COMMON}`;
    const keys = shares.toSorted((a, b) => b.share - a.share).map(({ key }) => key);
    return `${stem} ${keys.join(' ')}`;
  });
  return lines.toSorted().join('\n');
}

/** How much a text speaks of a word that stands at these places in it: what comes first counts twice. */
const shareOf = (places: readonly number[], length: number): number =>
  places.reduce((sum, at) => sum + 1 + 10 / (10 + at), 0) / length ** 0.1;

/** A beginning of fewer letters stands in too many words. */
const MIN_BEGINNING = 5;
const MIN_ARABIC_BEGINNING = 3;

/**
 * Finds in whose texts a word of a stem, or one that begins with it, stands: their keys, those first that speak most of it.
 */
export function textReader({ words }: Pick<SearchTexts, 'words'>): (stem: string) => readonly string[] {
  const lines = words.split('\n');
  return (stem) => {
    const least = /\p{Script=Arabic}/u.test(stem) ? MIN_ARABIC_BEGINNING : MIN_BEGINNING;
    const start = stem.length >= least ? stem : `${stem} `;
    const found: string[] = [];
    for (let at = firstFrom(lines, start); lines[at]?.startsWith(start); at += 1) {
      const [, ...keys] = (lines[at] ?? '').split(' ');
      found.push(...keys);
    }
    return found;
  };
}

import type { SearchEntry } from './search-entry.ts';
import { significantWords } from './search-words.ts';

/** What a search knows besides the entries, as it is published: it travels apart, since it weighs as much as they do. */
export interface SearchTexts {
  /** Words that mean the same to a visitor, folded, by group. */
  synonyms: readonly (readonly string[])[];
  /** Lines of a stem and the keys of the entries in whose long texts it stands: `migratio e7 p13`. */
  words: string;
}

/** Longer words are told by their beginning, which most words of one family share: `rembours-ement`, `rembours-é`. */
const STEM_LENGTH = 8;
/** In characters; shorter words are too many, and tell too little. Arabic writes few vowels. */
const MIN_WORD_LENGTH = 4;
const MIN_ARABIC_LENGTH = 3;
/** A word in a larger share of the texts tells none of them from the others. */
const MAX_SHARE = 0.04;

const ARABIC_ARTICLE = /^[وبل]?ال/;

const stemOf = (word: string): string =>
  word.length > MIN_WORD_LENGTH
    ? word
        .replace(ARABIC_ARTICLE, '')
        .slice(0, STEM_LENGTH)
        .replace(/e?[sx]$|e$/, '')
    : word;

const isTelling = (word: string): boolean =>
  word.length >= (/\p{Script=Arabic}/u.test(word) ? MIN_ARABIC_LENGTH : MIN_WORD_LENGTH);

/** Key of an entry in `SearchTexts`: short for events and people, which are many. */
export const textKey = ({ kind, id, path }: Pick<SearchEntry, 'kind' | 'id' | 'path'>): string =>
  id === null ? path : `${kind.charAt(0)}${id}`;

/** The stems of titles and long texts, without those of the other words that an entry has. */
export function textWords(texts: readonly { entry: SearchEntry; text: string }[]): string {
  const keysOf = new Map<string, string[]>();
  for (const { entry, text } of texts) {
    const known = new Set(entry.words.split(/\s/).map(stemOf));
    for (const stem of new Set(significantWords(`${entry.title} ${text}`).filter(isTelling).map(stemOf))) {
      if (known.has(stem)) continue;
      const keys = keysOf.get(stem);
      if (keys) keys.push(textKey(entry));
      else keysOf.set(stem, [textKey(entry)]);
    }
  }
  const most = Math.max(1, texts.length * MAX_SHARE);
  const lines = [...keysOf].flatMap(([stem, keys]) =>
    keys.length > most ? [] : `${stem} ${keys.join(' ')}`,
  );
  return lines.toSorted().join('\n');
}

/** A beginning of fewer letters stands in too many words. */
const MIN_PREFIX_LENGTH = 5;

/** Finds the keys of the entries in whose texts a folded word, or one that begins with it, stands. */
export function textReader({ words }: Pick<SearchTexts, 'words'>): (word: string) => readonly string[] {
  const lines = words.split('\n');
  return (word) => {
    const stem = stemOf(word);
    const start = stem.length >= MIN_PREFIX_LENGTH ? stem : `${stem} `;
    const first = firstFrom(lines, start);
    const found: string[] = [];
    for (const line of lines.slice(first)) {
      if (!line.startsWith(start)) break;
      found.push(...line.split(' ').slice(1));
    }
    return found;
  };
}

/** Where the first of some sorted lines stands that is not before a text. */
function firstFrom(lines: readonly string[], text: string): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

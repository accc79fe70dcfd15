import type { Day, Id, EventStatus } from '../model/core.ts';
import { fold } from '../text/fold.ts';
import type { LocalText } from '../text/localise.ts';
import { significantWords, firstFrom, stemOf } from './search-words.ts';

/**
 * Kinds of results. `page` covers pages, questions, venues and editions; `answer` is what a practical question asks for:
 * the programme of a day, opening hours, how to come.
 */
export type SearchKind = 'answer' | 'event' | 'person' | 'page';

/** One entry of the site's own index, as it is published. */
export interface SearchEntry {
  kind: SearchKind;
  /** Of the event or the person; null for what the back end does not know. */
  id: Id | null;
  /** Path of the result from the site's root. */
  path: string;
  /** As displayed. */
  title: string;
  /** Language of the title, where it is not the interface's. */
  lang?: LocalText['lang'];
  /** Displayed beside the title: kind, place, date; the answer to a question. May be empty. */
  detail: string;
  /** Of an event that is not as planned (**Status**). */
  status?: EventStatus;
  /** Of an event of the current edition: the day it begins, `yyyy-MM-dd`, with its wall time `THH:mm` if it is known. */
  begins?: string;
  /** Of such an event that goes on for several days: the last. */
  lastDay?: Day;
  /** And when one can get in (`opennessText`). */
  opens?: string;
  /** Of an answer: the day whose programme it leads to. */
  day?: Day;
  /** Comes after what equals it: of a past edition, a partner. */
  isMinor?: true;
  /** It answers a question by its title. */
  isQuestion?: true;
  /** What a page is called besides, as a whole, folded: “sign in”. */
  names?: readonly string[];
  /**
   * Searched besides the title: folded words. Those that say what it is (kind, type) stand on a line before the others,
   * which leave out those of the title, those of an address on the last. Of an answer: the words that ask for it, then those that may stand beside them.
   */
  words: string;
}

/** The rule **Search order**. */
export interface SearchResults {
  /** To a practical question, and what the query names better than any event. */
  answers: SearchEntry[];
  events: SearchEntry[];
  people: SearchEntry[];
  pages: SearchEntry[];
  /** Nothing contains the words as typed; these results contain similar words. */
  isApproximate: boolean;
}

/** A hyphenated word, which some write as one: `contre-jour`. */
const COMPOUND = /\p{L}+(?:[-‐]\p{L}+)+/gu;

/**
 * An entry of the index. Not displayed are `kinds`, words for what it is, and `alsoSearched`: the title in the other
 * language, the place. Last come the words of `where`, an address: “rue” is in most of them.
 */
export function searchEntry({
  kinds = [],
  alsoSearched,
  where = [],
  ...shown
}: Omit<SearchEntry, 'words'> & {
  kinds?: readonly (string | null | undefined)[];
  alsoSearched: readonly (string | null | undefined)[];
  where?: readonly (string | null | undefined)[];
}): SearchEntry {
  const joined = shown.title.match(COMPOUND)?.map((word) => word.replace(/[-‐]/g, '')) ?? [];
  const known = new Set<string>();
  const newWords = (texts: readonly (string | null | undefined)[]): string => {
    const words = significantWords(texts.filter(Boolean).join(' ')).filter((word) => {
      const isNew = !known.has(word);
      known.add(word);
      return isNew;
    });
    return words.join(' ');
  };
  // What it is, is told though its title says so too: a concert called “Concert” is one.
  const ofKinds = newWords([...joined, ...kinds]);
  for (const word of fold(shown.title).split(' ')) known.add(word);
  const lines = [ofKinds, newWords(alsoSearched), newWords(where)];
  return { ...shown, words: lines.join('\n') };
}

/** The part of the search index that is loaded separately, since it is as large as the entries. */
export interface SearchTexts {
  /** Words that mean the same to a visitor, folded, by group. */
  synonyms: readonly (readonly string[])[];
  /**
   * Lines of a stem and the keys of the entries in whose long texts it stands, those first that speak most of it:
   * `migr e7 p13`; `photograph *` where they are too many.
   */
  items: readonly string[];
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
export function textWords(texts: readonly { entry: SearchEntry; text: string }[]): string[] {
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
  return lines.toSorted();
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
export function textReader({
  items: lines,
}: Pick<SearchTexts, 'items'>): (stem: string) => readonly string[] {
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

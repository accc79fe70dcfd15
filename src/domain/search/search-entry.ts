import type { Day, Id, Instant, EventStatus } from '../model/core.ts';
import { fold } from '../text/fold.ts';
import type { Line, LocalText } from '../text/localise.ts';
import { significantWords, firstFrom, stemOf } from './search-words.ts';

/**
 * Kinds of results. `page` covers pages, questions, venues and editions; `answer` answers a practical question: the
 * programme of a day, opening hours, how to get there.
 */
export type SearchKind = 'answer' | 'event' | 'person' | 'page';

/** One entry of the site's own index, as it is published. */
export interface SearchEntry {
  kind: SearchKind;
  /** Id of the event or person; null for other entries. */
  id: Id | null;
  /** Path of the result from the site's root. */
  path: string;
  /** Title as displayed. */
  title: string;
  /** Language of the title, if it is not that of the interface. */
  lang?: LocalText['lang'];
  /** Displayed next to the title: kind, place, date; the answer to a question. May be empty. */
  detail: Line;
  /** Status of an event that is cancelled, postponed or full (**Status**). */
  status?: EventStatus;
  /** Until when an event that was moved says so. */
  moved?: Instant | undefined;
  /** Day on which an event of the current edition begins, `yyyy-MM-dd`, with its wall time `THH:mm` if it is known. */
  begins?: string;
  /** Last day of such an event, if it lasts several days. */
  lastDay?: Day;
  /** Openness of such an event (`opennessText`). */
  opens?: string;
  /** Day whose programme an answer links to. */
  day?: Day;
  /** Ranks below equal matches: an entry of a past edition, a partner. */
  isMinor?: true;
  /** The title is a question that the entry answers. */
  isQuestion?: true;
  /** Alternative names of a page, matched as a whole, folded: “sign in”. */
  names?: readonly string[];
  /**
   * Folded words that are searched in addition to the title, on three lines: what the entry is (kind, type); other
   * words that are not in the title; words of an address. For an answer: the words that ask for it, then those that may
   * accompany them.
   */
  words: string;
}

/** The rule **Search order**. */
export interface SearchResults<Entry = SearchEntry> {
  /** Answers to a practical question, and an entry that the query names better than any event. */
  answers: readonly Entry[];
  events: readonly Entry[];
  people: readonly Entry[];
  pages: readonly Entry[];
  /** Nothing contains the words as typed; these results contain similar words. */
  isApproximate: boolean;
}

/** A hyphenated word, which some write as one: `contre-jour`. */
const COMPOUND = /\p{L}+(?:[-‐]\p{L}+)+/gu;

/**
 * Creates an entry of the index. Not displayed are `kinds`, words for what the entry is; `alsoSearched`, e.g. the title
 * in the other language or the place; and `where`, an address, ranked last since “rue” is in most of them.
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
  // The kind is included even if the title contains it: a concert called “Concert” is a concert.
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
   * Lines of a stem and the keys of the entries whose long texts contain it, the most relevant first: `migr e7 p13`;
   * `photograph *` if there are too many.
   */
  items: readonly string[];
}

/** Shorter words are too frequent and not specific enough. */
const IS_TELLING = /\p{L}{3}|\p{N}{2}/u;
/** A word does not distinguish the texts if more than this share of them have it, and more than this number. */
const MAX_SHARE = 0.05;
const MAX_ON_SMALL_SITE = 10;
export const COMMON = '*';

/** Key of an entry in `SearchTexts`: short for events and people, which are many. */
export const textKey = ({ kind, id, path }: Pick<SearchEntry, 'kind' | 'id' | 'path'>): string =>
  id === null ? path : `${kind.charAt(0)}${id}`;

/** Returns the lines of `SearchTexts`: stems of titles and long texts, without those of an entry's other words. */
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
  const most = Math.max(MAX_ON_SMALL_SITE, texts.length * MAX_SHARE);
  const lines = [...sharesOf].map(([stem, shares]) => {
    if (shares.length > most) return `${stem} ${COMMON}`;
    const keys = shares.toSorted((a, b) => b.share - a.share).map(({ key }) => key);
    return `${stem} ${keys.join(' ')}`;
  });
  return lines.toSorted();
}

/** Relevance of a word at these positions of a text: the first position counts twice. */
const shareOf = (places: readonly number[], length: number): number =>
  places.reduce((sum, at) => sum + 1 + 10 / (10 + at), 0) / length ** 0.1;

/** A beginning of fewer letters matches too many words. */
const MIN_BEGINNING = 5;
const MIN_ARABIC_BEGINNING = 3;

/**
 * Returns a function that finds the entries whose texts contain a stem, or a word beginning with it: their keys, by
 * relevance.
 */
export function textReader({ items: lines }: Pick<SearchTexts, 'items'>) {
  return (stem: string): readonly string[] => {
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

import type { Day, Id } from '../model/common.ts';
import type { EventStatus } from '../model/event.ts';
import { fold } from '../text/fold.ts';
import type { LocalText } from '../text/localise.ts';
import { significantWords } from './search-words.ts';

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
   * Searched besides the title: folded words, without those of the title. Those that say what it is (kind, type) stand on
   * a line before the others, those of an address on the last. Of an answer: the words that ask for it, then those that may stand beside them.
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
  const known = new Set(fold(shown.title).split(' '));
  const newWords = (texts: readonly (string | null | undefined)[]): string => {
    const words = significantWords(texts.filter(Boolean).join(' ')).filter((word) => {
      const isNew = !known.has(word);
      known.add(word);
      return isNew;
    });
    return words.join(' ');
  };
  const lines = [newWords([...joined, ...kinds]), newWords(alsoSearched), newWords(where)];
  return { ...shown, words: lines.join('\n') };
}

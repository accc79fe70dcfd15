import { fold } from '../text/fold.ts';
import type { LocalText } from '../text/localise.ts';
import type { Id } from '../model/common.ts';
import type { EventStatus } from '../model/event.ts';
import {
  formsOf,
  fuzzyForms,
  queryWords,
  significantWords,
  vocabularyOf,
  type Vocabulary,
  type WordForm,
} from './search-words.ts';

/** Kinds of results. `page` covers pages, questions, venues and editions. */
export type SearchKind = 'event' | 'person' | 'page';

/** One entry of the site's own index, as it is published. */
export interface SearchEntry {
  kind: SearchKind;
  /** Of the event or the person; null for a page, which the back end does not know. */
  id: Id | null;
  /** Path of the result from the site's root. */
  path: string;
  /** As displayed. */
  title: string;
  /** Language of the title, where it is not the interface's. */
  lang?: LocalText['lang'];
  /** Displayed beside the title: kind, place, year; may be empty. */
  detail: string;
  /** Of an event that is not as planned (**Status**). */
  status?: EventStatus;
  /** Searched besides the title: folded words, without those of the title. */
  words: string;
}

/** The rule **Search order**. */
export interface SearchResults {
  events: SearchEntry[];
  people: SearchEntry[];
  pages: SearchEntry[];
  /** Nothing contains the words as typed; these results contain similar words. */
  isApproximate: boolean;
}

/** The most results of each kind. */
export const maxResults = { event: 20, person: 20, page: 6 } as const satisfies Record<SearchKind, number>;

/** A hyphenated word, which some write as one: `contre-jour`. */
const COMPOUND = /\p{L}+(?:[-‐]\p{L}+)+/gu;

/** An entry of the index. `alsoSearched` is not displayed: the title in the other language, the place. */
export function searchEntry(
  entry: Omit<SearchEntry, 'words'> & { alsoSearched: readonly (string | null | undefined)[] },
): SearchEntry {
  const { alsoSearched, ...shown } = entry;
  const title = fold(shown.title);
  const joined = shown.title.match(COMPOUND)?.map((word) => word.replace(/[-‐]/g, '')) ?? [];
  const words = new Set(significantWords([...joined, ...alsoSearched].filter(Boolean).join(' ')));
  for (const word of title.split(' ')) words.delete(word);
  return { ...shown, words: [...words].join(' ') };
}

/** Ranking cost of a match by its position, the best first. An edit costs more than any position. */
const COST = { titleStart: 0, title: 2, withinTitle: 4, elsewhere: 5, prefixOnly: 1, edit: 8 } as const;
/** Shorter sequences occur inside too many words. */
const MIN_LETTERS_WITHIN_WORD = 5;

/** There is white space at that index, or the text ends there. */
const isWordBoundary = (text: string, at: number): boolean => !(text.charCodeAt(at) > 32);

/** Lowest cost of a form in a text whose title ends at `titleEnd`; null if the text does not contain it. */
function costOfForm(text: string, titleEnd: number, { text: form, isWhole, edits }: WordForm): number | null {
  let lowest: number | null = null;
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
    const ends = isWordBoundary(text, at + form.length);
    if (isWhole && !ends) continue;
    const isInTitle = at < titleEnd;
    let cost: number;
    if (at === 0) cost = COST.titleStart;
    else if (isWordBoundary(text, at - 1)) cost = isInTitle ? COST.title : COST.elsewhere;
    else if (isInTitle && !isWhole && form.length >= MIN_LETTERS_WITHIN_WORD) cost = COST.withinTitle;
    else continue;
    if (!ends && cost !== COST.withinTitle) cost += COST.prefixOnly;
    if (lowest === null || cost < lowest) lowest = cost;
  }
  return lowest === null ? null : lowest + edits * COST.edit;
}

/** Cost of a query in a text; null unless the text contains every word in one of its forms. */
function costOf(text: string, words: readonly (readonly WordForm[])[]): number | null {
  const titleEnd = text.indexOf('\n');
  let total = 0;
  for (const forms of words) {
    let lowest: number | null = null;
    for (const form of forms) {
      const cost = costOfForm(text, titleEnd, form);
      if (cost !== null && (lowest === null || cost < lowest)) lowest = cost;
    }
    if (lowest === null) return null;
    total += lowest;
  }
  return total;
}

/** An entry with its folded text: the title on the first line, everything else on the second. */
interface Searchable {
  entry: SearchEntry;
  text: string;
}

/** Every matching entry, lowest cost first; equal costs keep the order of the index. */
function ranked(searchables: readonly Searchable[], words: readonly (readonly WordForm[])[]) {
  const byCost: { entry: SearchEntry; cost: number }[] = [];
  for (const { entry, text } of searchables) {
    const cost = costOf(text, words);
    if (cost !== null) byCost.push({ entry, cost });
  }
  byCost.sort((a, b) => a.cost - b.cost);
  const ofKind = (kind: SearchKind): SearchEntry[] =>
    byCost
      .filter(({ entry }) => entry.kind === kind)
      .slice(0, maxResults[kind])
      .map(({ entry }) => entry);
  return { events: ofKind('event'), people: ofKind('person'), pages: ofKind('page') };
}

const isEmpty = ({ events, people, pages }: Omit<SearchResults, 'isApproximate'>): boolean =>
  events.length + people.length + pages.length === 0;

const vocabularyIn = (searchables: readonly Searchable[]): Vocabulary =>
  vocabularyOf(searchables.map(({ text }) => text));

/** The entries of a site, prepared for a search at every keystroke. */
export interface SearchIndex {
  entries: readonly SearchEntry[];
  /**
   * Entries that contain every word of the query, best first. Only if there are none, misspelt words are tolerated: first
   * in titles, then everywhere. A query without a letter or digit finds nothing.
   */
  search: (query: string) => SearchResults;
}

/** Makes entries searchable. What approximate search needs is computed at the first query that needs it. */
export function searchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const all: Searchable[] = entries.map((entry) => ({
    entry,
    text: `${fold(entry.title)}\n${entry.words}`,
  }));
  let titles: { searchables: Searchable[]; words: Vocabulary } | undefined;
  let allWords: Vocabulary | undefined;

  /** Titles of events and pages, without names of people. */
  function titlesOnly() {
    const searchables = all
      .filter(({ entry }) => entry.kind !== 'person')
      .map(({ entry, text }) => ({ entry, text: text.slice(0, text.indexOf('\n') + 1) }));
    return { searchables, words: vocabularyIn(searchables) };
  }

  function searchFuzzily(words: readonly string[]) {
    const fuzzyWords = (vocabulary: Vocabulary): WordForm[][] =>
      words.map((word) => [...formsOf(word), ...fuzzyForms(word, vocabulary)]);
    titles ??= titlesOnly();
    const inTitles = ranked(titles.searchables, fuzzyWords(titles.words));
    if (!isEmpty(inTitles)) return inTitles;
    return ranked(all, fuzzyWords((allWords ??= vocabularyIn(all))));
  }

  return {
    entries,
    search(query) {
      const words = queryWords(query);
      if (words.length === 0) return { events: [], people: [], pages: [], isApproximate: false };
      const results = ranked(all, words.map(formsOf));
      if (!isEmpty(results)) return { ...results, isApproximate: false };
      const fuzzy = searchFuzzily(words);
      return { ...fuzzy, isApproximate: !isEmpty(fuzzy) };
    },
  };
}

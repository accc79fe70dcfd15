import { fold } from '../text/fold.ts';
import type { LocalText } from '../text/localise.ts';
import type { Id } from '../model/common.ts';
import {
  formsOf,
  fuzzyForms,
  queryWords,
  significantWords,
  vocabularyOf,
  type Vocabulary,
  type WordForm,
} from './search-words.ts';

/** What the search finds: events, people, and what else answers: pages, questions, venues, editions. */
export type SearchKind = 'event' | 'person' | 'page';

/** One entry of the site's own index, as it travels. */
export interface SearchEntry {
  kind: SearchKind;
  /** Of the event or the person; null for a page, which the back end does not know. */
  id: Id | null;
  /** Where the result leads, from the site's root. */
  path: string;
  /** As shown. */
  title: string;
  /** Language of the title, where it is not the interface's. */
  lang?: LocalText['lang'];
  /** Shown beside the title: kind, place, year; empty when there is none. */
  detail: string;
  /** What is searched besides the title: words folded when the site is built, none of them the title's. */
  words: string;
}

/** Events first, then people (spec §2), then pages. */
export interface SearchResults {
  events: SearchEntry[];
  people: SearchEntry[];
  pages: SearchEntry[];
  /** Nothing holds the words as they were typed: these hold words that are near. */
  isApproximate: boolean;
}

/** The longest list of each kind. */
export const maxResults = { event: 20, person: 20, page: 6 } as const satisfies Record<SearchKind, number>;

/** A word with hyphens, which some write as one: `contre-jour`. */
const COMPOUND = /\p{L}+(?:[-‐]\p{L}+)+/gu;

/** An entry of the index. `others` are searched but not shown: the title in the other language, the place. */
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

/** What a word costs by where it stands, the best first. A slip costs more than any place. */
const COST = { titleStart: 0, title: 2, withinTitle: 4, elsewhere: 5, prefixOnly: 1, edit: 8 } as const;
/** Fewer letters stand within too many words. */
const MIN_LETTERS_WITHIN_WORD = 5;

/** The character at that place parts words, or the text ends there. */
const isWordBoundary = (text: string, at: number): boolean => !(text.charCodeAt(at) > 32);

/** What a form costs in a text, the title ending at `titleEnd`; null when the text does not hold it. */
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

/** What a query costs in a text, which must hold each of its words in one of their forms. */
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

/** An entry with its text, folded: the title in the first line, everything else in the second. */
interface Searchable {
  entry: SearchEntry;
  text: string;
}

/** Every entry whose text has a cost, the lowest first; equals stay in the order of the index. */
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

/** The entries of a site, ready to be searched at every keystroke. */
export interface SearchIndex {
  entries: readonly SearchEntry[];
  /**
   * Entries that hold every word of the query, best first. Only where none does, words with a slip or two are forgiven:
   * in titles at first, then everywhere. A query without a letter or digit finds nothing.
   */
  search: (query: string) => SearchResults;
}

/** Makes entries searchable. Titles and vocabulary for slips are gathered when the first slip asks for them. */
export function searchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const all: Searchable[] = entries.map((entry) => ({
    entry,
    text: `${fold(entry.title)}\n${entry.words}`,
  }));
  let titles: { searchables: Searchable[]; words: Vocabulary } | undefined;
  let allWords: Vocabulary | undefined;

  /** Titles of events and pages; a person's is a name. */
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

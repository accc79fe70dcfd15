import { fold } from '../text/fold.ts';
import type { Day } from '../model/common.ts';
import { queryTime, type QueryTime } from './query-time.ts';
import { costOf, maxResults, ranked, type Found, type Searchable } from './ranking.ts';
import type { SearchEntry, SearchResults } from './search-entry.ts';
import {
  formsOf,
  fuzzyForms,
  queryWords,
  vocabularyOf,
  type Vocabulary,
  type WordForm,
} from './search-words.ts';

const NOTHING: Found = { events: [], people: [], pages: [] };

const isEmpty = ({ events, people, pages }: Found): boolean =>
  events.length + people.length + pages.length === 0;

const vocabularyIn = (searchables: readonly Searchable[]): Vocabulary =>
  vocabularyOf(searchables.map(({ text }) => text));

/** A word that is being typed asks for an answer from this many letters on. */
const MIN_LETTERS_ASKED = 4;

function isAsked(asked: readonly string[], word: string): boolean {
  return formsOf(word).some(({ text, isWhole }) =>
    asked.some(
      (one) => one === text || (!isWhole && text.length >= MIN_LETTERS_ASKED && one.startsWith(text)),
    ),
  );
}

/** The answers that a question asks for: by one word at least, and no word asks for something else. */
function answersTo(answers: readonly SearchEntry[], words: readonly string[]): SearchEntry[] {
  return answers.filter((answer) => {
    const [asking = [], ...besides] = answer.words.split('\n').map((line) => line.split(' '));
    const any = [...asking, ...besides.flat()];
    return words.some((word) => isAsked(asking, word)) && words.every((word) => isAsked(any, word));
  });
}

/** The events that begin on the days and at the hours that a query names, earliest first. */
function eventsAt(all: readonly Searchable[], { days, hours }: QueryTime): Searchable[] {
  const isMeant = (begins: string): boolean => {
    if (!days.includes(begins.slice(0, 10))) return false;
    const time = begins.slice(11);
    return hours === null || (time >= hours[0] && time < hours[1]);
  };
  return all
    .filter(({ entry }) => entry.begins !== undefined && isMeant(entry.begins))
    .sort((a, b) => ((a.entry.begins ?? '') < (b.entry.begins ?? '') ? -1 : 1));
}

/** The entries of a site, prepared for a search at every keystroke. */
export interface SearchIndex {
  entries: readonly SearchEntry[];
  /**
   * The rule **Search order**. A query without a letter or digit finds nothing.
   * @param today by the festival's clock.
   */
  search: (query: string, today: Day) => SearchResults;
}

/** Makes entries searchable. What approximate search needs is computed at the first query that needs it. */
export function searchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const answers = entries.filter(({ kind }) => kind === 'answer');
  const programmeDays = answers.flatMap(({ day }) => day ?? []).sort();
  const all: Searchable[] = entries
    .filter(({ kind }) => kind !== 'answer')
    .map((entry) => ({ entry, text: `${fold(entry.title)}\n${entry.words}` }));
  /** What is a word of a long text in passing is not what a misspelt word means. */
  const named = all.filter(({ entry }) => entry.kind !== 'page');
  let titles: { searchables: Searchable[]; words: Vocabulary } | undefined;
  let allWords: Vocabulary | undefined;

  /** Titles of events and pages, without names of people. */
  function titlesOnly() {
    const searchables = all
      .filter(({ entry }) => entry.kind !== 'person')
      .map(({ entry, text }) => ({ entry, text: text.slice(0, text.indexOf('\n') + 1) }));
    return { searchables, words: vocabularyIn(searchables) };
  }

  function searchFuzzily(words: readonly string[]): Found {
    const fuzzyWords = (vocabulary: Vocabulary): WordForm[][] =>
      words.map((word) => [...formsOf(word), ...fuzzyForms(word, vocabulary)]);
    titles ??= titlesOnly();
    const inTitles = ranked(titles.searchables, fuzzyWords(titles.words));
    if (!isEmpty(inTitles)) return inTitles;
    return ranked(named, fuzzyWords((allWords ??= vocabularyIn(named))));
  }

  /** What begins then, before whatever else contains the words of the query. */
  function searchAtTime(time: QueryTime, words: readonly string[]): SearchResults {
    const rest = queryWords(time.rest);
    const atTime = eventsAt(all, time);
    const meant =
      rest.length === 0 ? atTime : atTime.filter(({ text }) => costOf(text, rest.map(formsOf)) !== null);
    const others = ranked(all, words.map(formsOf));
    const events = new Set([...meant.map(({ entry }) => entry), ...others.events]);
    return {
      ...others,
      answers: [
        ...answers.filter(({ day }) => day !== undefined && time.days.includes(day)),
        ...answersTo(answers, rest),
      ].slice(0, maxResults.answer),
      events: [...events].slice(0, maxResults.event),
      isApproximate: false,
    };
  }

  return {
    entries,
    search(query, today) {
      const words = queryWords(query);
      if (words.length === 0) return { ...NOTHING, answers: [], isApproximate: false };
      const time = queryTime(query, today, programmeDays);
      if (time) return searchAtTime(time, words);
      const answered = answersTo(answers, words).slice(0, maxResults.answer);
      const results = ranked(all, words.map(formsOf));
      if (answered.length > 0 || !isEmpty(results))
        return { ...results, answers: answered, isApproximate: false };
      const asksSomething = (word: string): boolean =>
        answers.some((answer) => isAsked((answer.words.split('\n')[0] ?? '').split(' '), word));
      const subject = words.filter((word) => !asksSomething(word));
      if (subject.length > 0 && subject.length < words.length) {
        const ofSubject = ranked(all, subject.map(formsOf));
        const asked = answersTo(answers, words.filter(asksSomething)).slice(0, maxResults.answer);
        if (!isEmpty(ofSubject)) return { ...ofSubject, answers: asked, isApproximate: false };
      }
      const fuzzy = searchFuzzily(words);
      return { ...fuzzy, answers: [], isApproximate: !isEmpty(fuzzy) };
    },
  };
}

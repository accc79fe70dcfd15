import { fold } from '../text/fold.ts';
import type { Day } from '../model/common.ts';
import { queryTime, type QueryTime } from './query-time.ts';
import {
  containsAll,
  maxResults,
  nearest,
  ranked,
  searchable,
  type Found,
  type Searchable,
} from './ranking.ts';
import type { SearchEntry, SearchResults } from './search-entry.ts';
import { textReader, type SearchTexts } from './search-texts.ts';
import {
  formsOf,
  fuzzyForms,
  queryWords,
  type QueryWord,
  vocabularyOf,
  type Vocabulary,
  type WordForm,
} from './search-words.ts';

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
function eventsAt(
  all: readonly Searchable[],
  { days, hours }: Pick<QueryTime, 'days' | 'hours'>,
): Searchable[] {
  const isMeant = (begins: string): boolean => {
    if (!days.includes(begins.slice(0, 10))) return false;
    const time = begins.slice(11);
    return hours === null || (time >= hours[0] && time < hours[1]);
  };
  return all
    .filter(({ entry }) => entry.begins !== undefined && isMeant(entry.begins))
    .sort((a, b) => ((a.entry.begins ?? '') < (b.entry.begins ?? '') ? -1 : 1));
}

/** A word where it stands in titles and in what is said of an entry, not in long texts. */
const withoutTexts = (word: QueryWord): QueryWord => ({ ...word, inTexts: new Set() });

/** The event is what the words say, as a film is, and does not only name it, as a picnic before the film does. */
function isOfKind({ text, end }: Searchable, words: readonly QueryWord[]): boolean {
  const kinds = text.slice(end.title + 1, end.kind).split(' ');
  return words.every(({ forms }) => forms.some((form) => kinds.includes(form.text)));
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

/** Without what the long texts say. */
const NO_TEXTS: SearchTexts = { synonyms: [], words: '' };

/** Makes entries searchable. What approximate search needs is computed at the first query that needs it. */
export function searchIndex(
  entries: readonly SearchEntry[],
  { synonyms, words: textLines }: SearchTexts = NO_TEXTS,
): SearchIndex {
  const answers = entries.filter(({ kind }) => kind === 'answer');
  const programmeDays = answers.flatMap(({ day }) => day ?? []).sort();
  const all: Searchable[] = entries
    .filter(({ kind }) => kind !== 'answer')
    .map((entry) => searchable(entry, `${fold(entry.title)}\n${entry.words}`));
  /** What is a word of a long text in passing is not what a misspelt word means. */
  const named = all.filter(({ entry }) => entry.kind !== 'page');
  const inTexts = textReader({ words: textLines });
  let titles: { searchables: Searchable[]; words: Vocabulary } | undefined;
  let allWords: Vocabulary | undefined;

  /** Words of the same meaning as one of the forms. */
  const synonymsOf = (forms: readonly WordForm[]): string[] => {
    const isForm = (word: string): boolean => forms.some(({ text }) => text === word);
    return synonyms
      .filter((group) => group.some(isForm))
      .flatMap((group) => group.filter((word) => !isForm(word)));
  };

  /** Words of the queries so far: most of a query stands in the one before it. */
  const readWords = new Map<string, QueryWord>();

  const asTyped = (word: string): QueryWord => {
    const known = readWords.get(word);
    if (known) return known;
    const forms = formsOf(word);
    const others = synonymsOf(forms);
    const read: QueryWord = {
      forms: [
        ...forms,
        ...others.map((text) => ({ text, isWhole: true, edits: 0, isSynonym: true as const })),
      ],
      inTexts: new Set([word, ...others].flatMap(inTexts)),
    };
    readWords.set(word, read);
    return read;
  };

  /** Titles of events and pages, without names of people. */
  function titlesOnly() {
    const searchables = all
      .filter(({ entry }) => entry.kind !== 'person')
      .map(({ entry, text, end }) => searchable(entry, text.slice(0, end.title + 1)));
    return { searchables, words: vocabularyIn(searchables) };
  }

  function searchFuzzily(words: readonly string[], today: Day): Found {
    const fuzzyWords = (vocabulary: Vocabulary): QueryWord[] =>
      words.map((word) => ({
        forms: [...formsOf(word), ...fuzzyForms(word, vocabulary)],
        inTexts: new Set(),
      }));
    titles ??= titlesOnly();
    const inTitles = ranked(titles.searchables, fuzzyWords(titles.words), today);
    if (!isEmpty(inTitles)) return inTitles;
    const inNames = ranked(named, fuzzyWords((allWords ??= vocabularyIn(named))), today);
    return isEmpty(inNames) ? nearest(all, words.map(asTyped), today) : inNames;
  }

  /** The events that begin on some of the days and contain the words: first what they say it is, as a film is. */
  const eventsOn = (time: Pick<QueryTime, 'days' | 'hours'>, wanted: readonly QueryWord[]): Searchable[] =>
    eventsAt(all, time)
      .filter((event) => containsAll(event, wanted))
      .sort((a, b) => Number(isOfKind(b, wanted)) - Number(isOfKind(a, wanted)));

  /** What begins then, before whatever else contains the words of the query. */
  function searchAtTime(time: QueryTime, words: readonly string[], today: Day): SearchResults {
    const subject = queryWords(time.rest);
    // A film is on tonight if something is a film, not if a text speaks of one.
    const literally = subject.map((word): QueryWord => ({ forms: formsOf(word), inTexts: new Set() }));
    const freely = subject.map((word) => withoutTexts(asTyped(word)));
    // "free concert saturday" is that of the next Saturday which has one.
    const dates = subject.length > 0 ? [time.days, ...time.later.map((day) => [day])] : [time.days];
    const meant =
      [literally, freely]
        .flatMap((wanted) => dates.map((days) => eventsOn({ ...time, days }, wanted)))
        .find((events) => events.length > 0) ?? [];
    const others = ranked(all, words.map(asTyped), today);
    const events = new Set([...meant.map(({ entry }) => entry), ...others.events]);
    const isOfSubject = subject.length > 0 && meant.length > 0;
    return {
      ...others,
      answers: isOfSubject
        ? others.answers
        : [
            ...answers.filter(({ day }) => day !== undefined && time.days.includes(day)),
            ...answersTo(answers, subject),
          ]
            .slice(0, maxResults.answer)
            .concat(others.answers),
      events: [...events].slice(0, maxResults.event),
      isApproximate: false,
    };
  }

  return {
    entries,
    search(query, today) {
      const words = queryWords(query);
      const time = queryTime(query, today, programmeDays);
      if (time) return searchAtTime(time, words, today);
      const answered = answersTo(answers, words).slice(0, maxResults.answer);
      const typed = words.length > 0 ? words.map(asTyped) : null;
      const inAnyText = ranked(typed ? all : [], typed ?? [], today);
      const isNamed = typed !== null && all.some((one) => containsAll(one, typed.map(withoutTexts)));
      if (typed === null || answered.length > 0 || isNamed)
        return { ...inAnyText, answers: [...answered, ...inAnyText.answers], isApproximate: false };
      const asksSomething = (word: string): boolean =>
        answers.some((answer) => isAsked(answer.words.split(/\s/), word));
      const subject = words.filter((word) => !asksSomething(word));
      if (subject.length > 0 && subject.length < words.length) {
        const ofSubject = ranked(
          all,
          subject.map((word) => withoutTexts(asTyped(word))),
          today,
        );
        const asked = answersTo(answers, words.filter(asksSomething)).slice(0, maxResults.answer);
        if (!isEmpty(ofSubject))
          return { ...ofSubject, answers: [...ofSubject.answers, ...asked], isApproximate: false };
      }
      if (!isEmpty(inAnyText)) return { ...inAnyText, isApproximate: false };
      const near = searchFuzzily(words, today);
      return { ...near, isApproximate: !isEmpty(near) };
    },
  };
}

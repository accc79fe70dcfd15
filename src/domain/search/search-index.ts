import { fold } from '../text/fold.ts';
import type { Day } from '../model/core.ts';
import { timeReader, type QueryTime } from './query-time.ts';
import { containsAll, maxResults, nearest, ranked, withAll, type Found } from './ranking.ts';
import type { SearchEntry, SearchResults, SearchTexts } from './search-entry.ts';
import { isInForm, isOfStem, queryWords, stemOf } from './search-words.ts';
import { wordReader, type QueryWord } from './word-reader.ts';

const isEmpty = ({ events, people, pages }: Found): boolean =>
  events.length + people.length + pages.length === 0;

/** An unfinished word asks for an answer if it has at least this many letters. */
const MIN_LETTERS_ASKED = 4;

function isAsked(asked: readonly string[], word: string): boolean {
  const stem = stemOf(word);
  return asked.some(
    (one) =>
      one === word ||
      (stem !== '' && isOfStem(one, stem)) ||
      (word.length >= MIN_LETTERS_ASKED && one.startsWith(word)),
  );
}

type Answer = ReturnType<typeof answerOf>;

/** Splits the words of an answer into those that ask for it, and all that may occur in its question. */
function answerOf(entry: SearchEntry) {
  const [asking = [], ...besides] = entry.words.split('\n').map((line) => line.split(' '));
  return { entry, asking, any: [...asking, ...besides.flat()] };
}

/**
 * Returns the answers to a question: at least one of its words asks for the answer, and none asks for something else.
 * @param allWords all words of the question, including those ignored elsewhere, such as “when”.
 */
function answersTo(
  answers: readonly Answer[],
  words: readonly string[],
  allWords: readonly string[] = words,
): SearchEntry[] {
  const asked = answers.filter(
    ({ asking, any }) =>
      allWords.some((word) => isAsked(asking, word)) && words.every((word) => isAsked(any, word)),
  );
  return asked.slice(0, maxResults.answer).map(({ entry }) => entry);
}

/** Limits words to their matches in titles and other short fields, without long texts. */
const withoutTexts = (words: readonly QueryWord[]): QueryWord[] =>
  words.map((word) => ({ ...word, costs: word.named }));

/** The words name the kind of the entry, e.g. a film, and not only something in it, e.g. a picnic before the film. */
function isOfKind({ words }: SearchEntry, wanted: readonly QueryWord[]): boolean {
  const kinds = words.split('\n')[0]?.split(' ') ?? [];
  return wanted.every(({ forms }) => forms.some((form) => kinds.some((kind) => isInForm(kind, form))));
}

/** The event begins on one of the days and at the hours that a query names. */
function beginsAt({ begins }: SearchEntry, { days, hours }: Pick<QueryTime, 'days' | 'hours'>): boolean {
  if (begins === undefined || !days.includes(begins.slice(0, 10))) return false;
  const time = begins.slice(11);
  return hours === null || (time >= hours[0] && time < hours[1]);
}

/** Moves a query to the next of its weekdays if the hours that it names are over today. */
function withoutPastToday(time: QueryTime | null, today: Day, clock: string): QueryTime | null {
  const [next, ...later] = time?.later ?? [];
  const isOver = time?.days[0] === today && time.hours !== null && time.hours[1] <= clock;
  return time && isOver && next !== undefined ? { ...time, days: [next], later } : time;
}

/** Beginnings of questions as on the page of questions; folded. */
const QUESTION = /^(?:can|may|do|is it|am i|puis|peut|ai je|est ce|faut|dois) /;

/** Answers a query that is a question with the best of the site's own questions. */
const questionIn = ({ pages }: Found, folded: string): SearchEntry[] =>
  QUESTION.test(folded) ? pages.filter(({ isQuestion }) => isQuestion).slice(0, 1) : [];

/** Puts answers before the other results, each entry once. */
function answeredBy(first: readonly SearchEntry[], found: Found): Found {
  const others = (list: readonly SearchEntry[]): SearchEntry[] =>
    list.filter((entry) => !first.includes(entry));
  return {
    answers: [...first, ...others(found.answers)],
    events: others(found.events),
    people: others(found.people),
    pages: others(found.pages),
  };
}

/** The entries of a site, prepared for a search at every keystroke. */
export type SearchIndex = ReturnType<typeof searchIndex>;

/** Makes entries searchable. Similar words are computed only for a query that finds nothing otherwise. */
export function searchIndex(entries: readonly SearchEntry[], texts: SearchTexts) {
  const answers = entries.filter(({ kind }) => kind === 'answer').map(answerOf);
  const programmeDays = answers.flatMap(({ entry }) => entry.day ?? []).sort();
  const readTime = timeReader(programmeDays);
  const all = entries.filter(({ kind }) => kind !== 'answer');
  const { read, readLiterally, readAsMeant } = wordReader(all, texts);
  /** Entries by full name: the first of each name, or none if that is an event, which its title already ranks first. */
  const byName = new Map<string, SearchEntry[]>();
  for (const entry of all)
    for (const name of [fold(entry.title), ...(entry.names ?? [])])
      if (!byName.has(name)) byName.set(name, entry.kind === 'event' ? [] : [entry]);

  function searchNearly(words: readonly string[], typed: readonly QueryWord[], today: Day): SearchResults {
    const meant = typed.map((word, at) => readAsMeant(words[at] ?? '', word));
    const exact = ranked(all, meant, today);
    const found = isEmpty(exact) ? nearest(all, meant, today) : exact;
    return { ...found, isApproximate: !isEmpty(found) };
  }

  /** The words that ask practical questions. */
  const asking = [...new Set(answers.flatMap((answer) => (answer.entry.day ? [] : answer.asking)))];
  const asksNothing = (word: string): boolean => !isAsked(asking, word);

  /** Finds events that begin at the time, before other entries that contain the words of the query. */
  function searchAtTime(
    time: QueryTime,
    typed: readonly QueryWord[],
    asTyped: (word: string) => QueryWord,
    today: Day,
  ): SearchResults {
    const subject = queryWords(time.rest);
    // "film tonight" asks for an event that is a film, not for a text that mentions one.
    const literally = subject.map(readLiterally);
    const freely = subject.map(asTyped);
    const withoutQuestion = subject.filter(asksNothing).map(asTyped);
    // "free concert saturday" means the next Saturday that has one.
    const dates = [time.days, ...time.later.map((day) => [day])];
    /** The earliest first, after events of the kind that the words name, e.g. films. */
    const eventsOn = (days: readonly Day[], wanted: readonly QueryWord[]): SearchEntry[] =>
      all
        .filter((entry, at) => beginsAt(entry, { ...time, days }) && containsAll(at, wanted))
        .sort(
          (a, b) =>
            Number(isOfKind(b, wanted)) - Number(isOfKind(a, wanted)) ||
            ((a.begins ?? '') < (b.begins ?? '') ? -1 : 1),
        );
    /** Returns the events of the first of the dates that has any. */
    const eventsOfSubject = (): SearchEntry[] | undefined => {
      for (const wanted of [literally, freely, withoutQuestion].filter((one) => one.length > 0)) {
        for (const days of dates) {
          const events = eventsOn(days, withoutTexts(wanted));
          if (events.length > 0) return events;
        }
      }
      return undefined;
    };
    const ofSubject = eventsOfSubject();
    const meant = ofSubject ?? (subject.some(asksNothing) ? [] : eventsOn(time.days, []));
    const others = ranked(all, typed, today);
    const events = new Set([...meant, ...others.events]);
    const ofDays = [
      ...answers.flatMap(({ entry }) => (entry.day && time.days.includes(entry.day) ? [entry] : [])),
      ...answersTo(answers, subject),
    ].slice(0, maxResults.answer);
    return {
      ...others,
      answers: ofSubject ? others.answers : [...ofDays, ...others.answers],
      events: [...events].slice(0, maxResults.event),
      isApproximate: false,
    };
  }

  return {
    /**
     * The rule **Search order**. A query without a letter or digit finds nothing.
     * @param today by the festival's clock.
     * @param clock wall time `HH:mm` there: on a Saturday evening, “Saturday morning” means the next Saturday.
     */
    search(query: string, today: Day, clock = '00:00'): SearchResults {
      const words = queryWords(query);
      const asTyped = (word: string): QueryWord => read(word, word !== words.at(-1));
      const typed = words.map(asTyped);
      const time = withoutPastToday(readTime(query, today), today, clock);
      if (time) return searchAtTime(time, typed, asTyped, today);
      const exact = ranked(all, typed, today);
      const folded = fold(query);
      const asked = answersTo(answers, words, folded.split(' '));
      const called = byName.get(folded) ?? [];
      const named = withoutTexts(typed);
      const answer = called.length > 0 ? called : asked;
      if (answer.length > 0 || withAll(named).length > 0 || words.length === 0)
        return {
          ...answeredBy(answer.length > 0 ? answer : questionIn(exact, folded), exact),
          isApproximate: false,
        };
      const subject = words.filter(asksNothing);
      if (subject.length > 0 && subject.length < words.length) {
        const ofSubject = ranked(all, withoutTexts(subject.map(asTyped)), today);
        const question = words.filter((word) => !asksNothing(word));
        if (!isEmpty(ofSubject))
          return {
            ...ofSubject,
            answers: [...ofSubject.answers, ...answersTo(answers, question)],
            isApproximate: false,
          };
      }
      return isEmpty(exact) ? searchNearly(words, typed, today) : { ...exact, isApproximate: false };
    },
  };
}

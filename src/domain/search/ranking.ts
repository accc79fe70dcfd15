import type { Day } from '../model/common.ts';
import type { SearchEntry, SearchKind, SearchResults } from './search-entry.ts';
import { textKey } from './search-texts.ts';
import type { QueryWord, WordForm } from './search-words.ts';

/** The most results of each kind. */
export const maxResults = { answer: 2, event: 20, person: 20, page: 6 } as const satisfies Record<
  SearchKind,
  number
>;

/** Ranking cost of a match by its position, the best first. An edit costs more than any position. */
const COST = {
  titleStart: 0,
  title: 2,
  kind: 3,
  withinTitle: 4,
  elsewhere: 5,
  text: 12,
  prefixOnly: 1,
  synonym: 6,
  over: 3,
  past: 4,
  edit: 8,
} as const;
/** Shorter sequences occur inside too many words. */
const MIN_LETTERS_WITHIN_WORD = 5;

/** There is white space at that index, or the text ends there. */
const isWordBoundary = (text: string, at: number): boolean => !(text.charCodeAt(at) > 32);

/** Lowest cost of a form in a text; null if the text does not contain it. */
function costOfForm(
  text: string,
  end: Searchable['end'],
  { text: form, isWhole, edits, isSynonym }: WordForm,
): number | null {
  let lowest: number | null = null;
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
    const ends = isWordBoundary(text, at + form.length);
    if (isWhole && !ends) continue;
    const isInTitle = at < end.title;
    let cost: number;
    if (at === 0) cost = COST.titleStart;
    else if (isWordBoundary(text, at - 1))
      cost = isInTitle ? COST.title : at < end.kind ? COST.kind : COST.elsewhere;
    else if (isInTitle && !isWhole && form.length >= MIN_LETTERS_WITHIN_WORD) cost = COST.withinTitle;
    else continue;
    if (!ends && cost !== COST.withinTitle) cost += COST.prefixOnly;
    if (lowest === null || cost < lowest) lowest = cost;
  }
  return lowest === null ? null : lowest + edits * COST.edit + (isSynonym ? COST.synonym : 0);
}

/** An entry, with what is read of it at every keystroke. */
export interface Searchable {
  entry: SearchEntry;
  /** Folded: the title on the first line, then what it is, then everything else. */
  text: string;
  /** Where the title and the words of its kind end in the text. */
  end: { title: number; kind: number };
  textKey: string;
}

/** @param text folded, in the lines of `Searchable`. */
export function searchable(entry: SearchEntry, text: string): Searchable {
  const title = text.indexOf('\n');
  return { entry, text, end: { title, kind: text.indexOf('\n', title + 1) }, textKey: textKey(entry) };
}

/** Lowest cost of a word in an entry; null if the entry does not contain it. */
function costOfWord({ text, end, textKey: key }: Searchable, { forms, inTexts }: QueryWord): number | null {
  let lowest: number | null = inTexts.has(key) ? COST.text : null;
  for (const form of forms) {
    const cost = costOfForm(text, end, form);
    if (cost !== null && (lowest === null || cost < lowest)) lowest = cost;
  }
  return lowest;
}

/** The costs of the words of a query in an entry, in their order; null for each that it does not contain. */
const costsIn = (one: Searchable, words: readonly QueryWord[]): (number | null)[] =>
  words.map((word) => costOfWord(one, word));

/** The entry contains every word. */
export const containsAll = (one: Searchable, words: readonly QueryWord[]): boolean =>
  words.every((word) => costOfWord(one, word) !== null);

export type Found = Omit<SearchResults, 'isApproximate'>;

interface Match {
  entry: SearchEntry;
  cost: number;
}

/** What is past comes after what equals it in the current edition, and what is over after what is to come. */
function costOfTime({ isPast, begins, lastDay = begins?.slice(0, 10) }: SearchEntry, today: Day): number {
  if (isPast) return COST.past;
  return lastDay !== undefined && lastDay < today ? COST.over : 0;
}

/** Every entry that contains all words, lowest cost first; equal costs keep the order of the index. */
export function ranked(searchables: readonly Searchable[], words: readonly QueryWord[], today: Day): Found {
  const matches: Match[] = [];
  for (const one of searchables) {
    const costs = costsIn(one, words);
    if (costs.includes(null)) continue;
    const cost = costs.reduce<number>((sum, ofWord) => sum + (ofWord ?? 0), 0);
    matches.push({ entry: one.entry, cost: cost + costOfTime(one.entry, today) });
  }
  return grouped(matches);
}

/** Of the weight of a query, what an entry must contain at least to be near it. */
const MIN_SHARE = 0.5;
/** Of the weight of the nearest entry, what others must contain at least. */
const MIN_SHARE_OF_BEST = 0.8;

/**
 * The entries that contain the words of a query that tell most, where none contains them all. A word tells the more, the
 * fewer entries contain it.
 */
export function nearest(searchables: readonly Searchable[], words: readonly QueryWord[], today: Day): Found {
  const costs = searchables.map((one) => ({ entry: one.entry, costs: costsIn(one, words) }));
  const weights = words.map((_, index) => {
    const containing = costs.filter((one) => one.costs[index] !== null).length;
    return Math.log(1 + searchables.length / Math.max(1, containing));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const weighed = costs.map(({ entry, costs: ofWords }) => {
    const weight = ofWords.reduce<number>(
      (sum, cost, at) => sum + (cost === null ? 0 : (weights[at] ?? 0)),
      0,
    );
    const cost = ofWords.reduce<number>((sum, one) => sum + (one ?? 0), 0) + costOfTime(entry, today);
    return { entry, weight, cost };
  });
  const best = weighed.reduce((most, { weight }) => Math.max(most, weight), 0);
  const least = Math.max(total * MIN_SHARE, best * MIN_SHARE_OF_BEST);
  return grouped(
    weighed
      .filter(({ weight }) => weight > 0 && weight >= least)
      .map(({ entry, weight, cost }) => ({ entry, cost: (best - weight) * COST.edit + cost })),
  );
}

/**
 * The best matches by kind. What is named better than any event, a person or a venue by its title, is an answer to the
 * query: it stands before the events.
 */
function grouped(matches: readonly Match[]): Found {
  const byCost = [...matches].sort((a, b) => a.cost - b.cost);
  const [best] = byCost;
  const isAnswer = best?.entry.kind !== 'event' && byCost.some(({ entry }) => entry.kind === 'event');
  const others = isAnswer ? byCost.slice(1) : byCost;
  const ofKind = (kind: SearchKind): SearchEntry[] =>
    others
      .filter(({ entry }) => entry.kind === kind)
      .slice(0, maxResults[kind])
      .map(({ entry }) => entry);
  return {
    answers: isAnswer && best ? [best.entry] : [],
    events: ofKind('event'),
    people: ofKind('person'),
    pages: ofKind('page'),
  };
}

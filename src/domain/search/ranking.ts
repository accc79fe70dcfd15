import type { Day } from '../model/core.ts';
import type { SearchEntry, SearchKind, SearchResults } from './search-entry.ts';
import { COST, type Costs } from './vocabulary.ts';

/** The most results of each kind. */
export const maxResults = { answer: 2, event: 20, person: 20, page: 6 } as const satisfies Record<
  SearchKind,
  number
>;

/** A word of a query, with what it costs where. */
export interface CountedWord {
  costs: Costs;
  /** It stands in so many texts that it tells none from the others. */
  isCommon: boolean;
}

const costAt = ({ costs }: CountedWord, at: number): number => costs[at] ?? Infinity;

/** An entry contains every word. */
export const containsAll = (at: number, words: readonly CountedWord[]): boolean =>
  words.every((word) => costAt(word, at) < Infinity);

export type Found = Omit<SearchResults, 'isApproximate'>;

/** As they are shown. */
const KINDS = ['event', 'person', 'page'] as const satisfies SearchKind[];

interface Match {
  entry: SearchEntry;
  cost: number;
}

/** What is over comes after what is to come, and what is minor after what equals it. */
function costOfEntry({ isMinor, begins, lastDay = begins }: SearchEntry, today: Day): number {
  const ofTime = lastDay !== undefined && lastDay < today ? COST.over : 0;
  return isMinor ? COST.minor : ofTime;
}

/** Of the weight of a query, what an entry must contain at least to be near it. */
const MIN_SHARE = 0.5;
/** Of the weight of the nearest entry, what others must contain at least. */
const MIN_SHARE_OF_BEST = 0.8;

/**
 * The entries that contain all words, lowest cost first; equal costs keep the order of the index. A common word may be
 * missing beside others.
 */
export function ranked(entries: readonly SearchEntry[], words: readonly CountedWord[], today: Day): Found {
  if (words.length === 0) return grouped([]);
  const telling = words.filter(({ isCommon }) => !isCommon);
  const needed = telling.length > 0 ? telling : words;
  const others = words.filter((word) => !needed.includes(word));
  const matches: Match[] = [];
  entries.forEach((entry, at) => {
    let cost = 0;
    for (const word of needed) cost += costAt(word, at);
    if (cost === Infinity) return;
    for (const word of others) cost += Math.min(COST.missing, costAt(word, at));
    matches.push({ entry, cost: cost + costOfEntry(entry, today) });
  });
  return grouped(matches);
}

/** How much of a word is found at a cost: what a long text says in passing tells half as much. */
const shareFound = (cost: number): number => (cost === Infinity ? 0 : cost < COST.text ? 1 : 0.5);

/**
 * The entries that contain the words of a query that tell most, where none contains them all. A word tells the more, the
 * fewer entries contain it; one that none contains tells nothing, and most may not be such.
 */
export function nearest(entries: readonly SearchEntry[], words: readonly CountedWord[], today: Day): Found {
  const weights = words.map(({ costs }) => {
    const containing = costs.reduce((sum, cost) => sum + Number(cost < Infinity), 0);
    return containing === 0 ? 0 : Math.log(1 + entries.length / containing);
  });
  if (weights.filter((weight) => weight === 0).length > words.length / 2) return grouped([]);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const weighed = entries.map((entry, at) => {
    const costs = words.map((word) => costAt(word, at));
    return {
      entry,
      weight: costs.reduce((sum, cost, index) => sum + (weights[index] ?? 0) * shareFound(cost), 0),
      cost: costs.reduce((sum, cost) => sum + (cost === Infinity ? 0 : cost), costOfEntry(entry, today)),
    };
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
 * The best matches by kind. The best of all stands first: if it is of a kind that others stand before, it is the answer to
 * the query.
 */
function grouped(matches: readonly Match[]): Found {
  const byCost = [...matches].sort((a, b) => a.cost - b.cost);
  const [best] = byCost;
  const first = KINDS.find((kind) => byCost.some(({ entry }) => entry.kind === kind));
  const isAnswer = best !== undefined && best.entry.kind !== first;
  const others = isAnswer ? byCost.slice(1) : byCost;
  const ofKind = (kind: SearchKind): SearchEntry[] =>
    others
      .filter(({ entry }) => entry.kind === kind)
      .slice(0, maxResults[kind])
      .map(({ entry }) => entry);
  return {
    answers: isAnswer ? [best.entry] : [],
    events: ofKind('event'),
    people: ofKind('person'),
    pages: ofKind('page'),
  };
}

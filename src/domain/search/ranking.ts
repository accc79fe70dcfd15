import type { Day } from '../model/core.ts';
import type { SearchEntry, SearchKind, SearchResults } from './search-entry.ts';
import { COST, type Costs } from './vocabulary.ts';

export const maxResults = { answer: 2, event: 20, person: 20, page: 6 } as const satisfies Record<
  SearchKind,
  number
>;

/** A word of a query, with the cost of its match in each entry. */
export interface CountedWord {
  costs: Costs;
  /** The word is in so many texts that it does not distinguish them. */
  isCommon: boolean;
}

const costAt = ({ costs }: CountedWord, at: number): number => costs[at] ?? Infinity;

export const containsAll = (at: number, words: readonly CountedWord[]): boolean =>
  words.every((word) => costAt(word, at) < Infinity);

export type Found = Omit<SearchResults, 'isApproximate'>;

/** In the order in which they are shown. */
const KINDS = ['event', 'person', 'page'] as const satisfies SearchKind[];

interface Match {
  entry: SearchEntry;
  cost: number;
}

/** Ranks past events below upcoming ones, and minor entries below equal matches. */
function costOfEntry({ isMinor, begins, lastDay = begins }: SearchEntry, today: Day): number {
  const ofTime = lastDay !== undefined && lastDay < today ? COST.over : 0;
  return isMinor ? COST.minor : ofTime;
}

/** Least share of a query's weight that an entry must contain to be near it. */
const MIN_SHARE = 0.5;
/** Least share of the nearest entry's weight that other entries must contain. */
const MIN_SHARE_OF_BEST = 0.8;

/**
 * Returns the entries that contain all words, lowest cost first; equal costs keep the order of the index. A common word
 * may be missing if there are other words.
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

/** Share of a word that is found at a cost: a passing mention in a long text counts half. */
const shareFound = (cost: number): number => (cost === Infinity ? 0 : cost < COST.text ? 1 : 0.5);

/**
 * Returns the entries that contain the most specific words of a query, if none contains them all. The fewer entries
 * contain a word, the more it counts; a word in no entry does not count, and at most half of the words may be such.
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
 * Groups the best matches by kind. If the best of all is not of the first kind, it becomes the answer, so that it is
 * still shown first.
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

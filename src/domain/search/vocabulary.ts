import { fold } from '../text/fold.ts';
import type { SearchEntry } from './search-entry.ts';
import { firstFrom, isInForm, letterMask, type WordForm } from './search-words.ts';

/** Ranking costs of a match by position and form. An edit costs more than any position but `text` and `address`. */
export const COST = {
  titleStart: 0,
  title: 2,
  kind: 3,
  withinTitle: 4,
  elsewhere: 5,
  text: 12,
  rankInTexts: 3,
  address: 24,
  missing: 14,
  otherForm: 1,
  synonym: 6,
  over: 3,
  minor: 4,
  edit: 8,
} as const;
/** Shorter sequences occur inside too many words. */
const MIN_LETTERS_WITHIN_WORD = 5;
/** Cost of each character of a title: of two titles that match equally well, the shorter one is first. */
const COST_OF_LENGTH = 0.005;

/** A position of a word, with the cost of a match there. */
interface Place {
  /** Index of the entry. */
  at: number;
  cost: number;
  isInTitle: boolean;
}

/** The words of entries, without those of their long texts. */
export type Vocabulary = ReturnType<typeof vocabularyOf>;

export function vocabularyOf(entries: readonly SearchEntry[]) {
  const places = new Map<string, Place[]>();
  const titleWords = new Set<string>();
  const add = (word: string, place: Place): void => {
    const known = places.get(word);
    if (known) known.push(place);
    else places.set(word, [place]);
  };
  for (const [at, { title, words }] of entries.entries()) {
    const ofLength = title.length * COST_OF_LENGTH;
    for (const [position, word] of fold(title).split(' ').entries()) {
      titleWords.add(word);
      add(word, { at, cost: (position === 0 ? COST.titleStart : COST.title) + ofLength, isInTitle: true });
    }
    const [kinds, others, where] = words.split('\n');
    for (const [line, cost] of [
      [kinds, COST.kind],
      [others, COST.elsewhere],
      [where, COST.address],
    ] as const)
      for (const word of line?.split(' ') ?? []) add(word, { at, cost, isInTitle: false });
  }
  const words = [...places.keys()].sort();
  return {
    places,
    /** Sorted, so that words with the same beginning are adjacent. */
    words,
    /** The letter mask of each word, to rule out distant ones. */
    letters: words.map(letterMask),
    /** As one text, in which a browser finds a part of a word sooner than in thousands of words. */
    titleWords: ` ${[...titleWords].join(' ')} `,
  };
}

/** Costs of matches by the index of the entry. */
export type Costs = ReadonlyMap<number, number>;

/** Notes the cost of a match in an entry, unless there is one of a lower cost. */
function note(costs: Map<number, number>, at: number, cost: number): void {
  if (cost < (costs.get(at) ?? Infinity)) costs.set(at, cost);
}

/** Returns the lowest cost of some forms of a word in each entry. */
export function costsOf(forms: readonly WordForm[], { places, words, titleWords }: Vocabulary): Costs {
  const costs = new Map<number, number>();
  for (const form of forms) {
    const { text, matches, edits, isSynonym } = form;
    const more = edits * COST.edit + (isSynonym ? COST.synonym : 0);
    for (let index = firstFrom(words, text); words[index]?.startsWith(text); index += 1) {
      const word = words[index] ?? '';
      if (!isInForm(word, form)) continue;
      const ofForm = word === text ? more : more + COST.otherForm;
      for (const { at, cost, isInTitle } of places.get(word) ?? [])
        // A synonym in a title is not as good as the word itself.
        note(costs, at, ofForm + (isSynonym && isInTitle ? COST.withinTitle : cost));
    }
    if (matches !== 'beginning' || text.length < MIN_LETTERS_WITHIN_WORD) continue;
    for (let from = titleWords.indexOf(text); from !== -1; from = titleWords.indexOf(text, from + 1)) {
      const word = titleWords.slice(titleWords.lastIndexOf(' ', from) + 1, titleWords.indexOf(' ', from));
      // A word that begins with the text has matched above.
      if (word.startsWith(text)) continue;
      for (const { at, isInTitle } of places.get(word) ?? [])
        if (isInTitle) note(costs, at, COST.withinTitle);
    }
  }
  return costs;
}

/** Adds matches in long texts to the costs of a word, given as indexes of entries with their rank, the best first. */
export function withTexts(costs: Costs, ranks: readonly (readonly [at: number, rank: number])[]): Costs {
  if (ranks.length === 0) return costs;
  const all = new Map(costs);
  for (const [at, rank] of ranks) note(all, at, COST.text + Math.min(1, rank) * COST.rankInTexts);
  return all;
}

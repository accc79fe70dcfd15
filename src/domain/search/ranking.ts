import type { SearchEntry, SearchKind, SearchResults } from './search-entry.ts';
import type { WordForm } from './search-words.ts';

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
  prefixOnly: 1,
  past: 4,
  edit: 8,
} as const;
/** Shorter sequences occur inside too many words. */
const MIN_LETTERS_WITHIN_WORD = 5;

/** There is white space at that index, or the text ends there. */
const isWordBoundary = (text: string, at: number): boolean => !(text.charCodeAt(at) > 32);

/** Where a title and the words of its kind end in a text. */
interface Ends {
  title: number;
  kind: number;
}

/** Lowest cost of a form in a text; null if the text does not contain it. */
function costOfForm(text: string, end: Ends, { text: form, isWhole, edits }: WordForm): number | null {
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
  return lowest === null ? null : lowest + edits * COST.edit;
}

/** Cost of a query in a text; null unless the text contains every word in one of its forms. */
export function costOf(text: string, words: readonly (readonly WordForm[])[]): number | null {
  const title = text.indexOf('\n');
  const end = { title, kind: text.indexOf('\n', title + 1) };
  let total = 0;
  for (const forms of words) {
    let lowest: number | null = null;
    for (const form of forms) {
      const cost = costOfForm(text, end, form);
      if (cost !== null && (lowest === null || cost < lowest)) lowest = cost;
    }
    if (lowest === null) return null;
    total += lowest;
  }
  return total;
}

/** An entry with its folded text: the title on the first line, everything else on the second. */
export interface Searchable {
  entry: SearchEntry;
  text: string;
}

export type Found = Omit<SearchResults, 'answers' | 'isApproximate'>;

/** Every matching entry, lowest cost first; equal costs keep the order of the index. */
export function ranked(searchables: readonly Searchable[], words: readonly (readonly WordForm[])[]): Found {
  const byCost: { entry: SearchEntry; cost: number }[] = [];
  for (const { entry, text } of searchables) {
    const cost = costOf(text, words);
    if (cost !== null) byCost.push({ entry, cost: cost + (entry.isPast ? COST.past : 0) });
  }
  byCost.sort((a, b) => a.cost - b.cost);
  const ofKind = (kind: SearchKind): SearchEntry[] =>
    byCost
      .filter(({ entry }) => entry.kind === kind)
      .slice(0, maxResults[kind])
      .map(({ entry }) => entry);
  return { events: ofKind('event'), people: ofKind('person'), pages: ofKind('page') };
}

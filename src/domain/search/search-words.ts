import { memoised } from '../memoised.ts';
import { fold } from '../text/fold.ts';

/** A form in which a word of a query may appear in a text; folded. */
export interface WordForm {
  text: string;
  /**
   * `beginning`: words that begin with the text, since the visitor may still be typing it; `stem`: words of this stem;
   * `whole`: the word itself.
   */
  matches: 'beginning' | 'stem' | 'whole';
  /** Edit distance from what was typed. */
  edits: number;
  /** The form is another word of the same meaning. */
  isSynonym?: true;
}

/**
 * Function words, including those left by elisions (`l’ombre`), and words with which questions begin; folded. They
 * appear in every text.
 */
const functionWords = new Set(
  `a au aux avec c ce ces d dans de des du elle en et j l la le les ma mes mon m n nos notre ou par pas pour qu s
  sans se sur t un une vos votre prendre faire
  an and at by for from in is it me my of on or our out the to with without you your take
  ai est ce personne personnes visiteur visiteurs people visitor visitors comment quand que quel quelle quelles quels qui quoi sont il y je on peut peux puis dois veux voudrais cherche trouver faut avez vous
  how what when where which who are can could do does did i there have want need find s`.split(/\s+/),
);

/** The words of a text without function words, folded. */
export function significantWords(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word !== '' && !functionWords.has(word));
}

/** The words of a query without function words, folded; all of its words if it has no others. */
export function queryWords(query: string): string[] {
  const significant = significantWords(query);
  return significant.length > 0 ? significant : fold(query).split(' ').filter(Boolean);
}

/** Arabic prefixes such as “and” and “the”, which are written as one with the word. */
const ARABIC_PREFIX = /^و?(?:[بلكف]?ال)?(?=...)/;
const PLURAL = /(?<=.[^is])s$|(?<=..[aeo]u)x$/;
/** Endings of words of one family, French and English: `brod-erie`, `brod-euse`; `weav-er`, `weav-ing`. */
const ENDING =
  /(?<=^.{4,})(?:[ai]tions?|(?<!c)tions?|(?<=ct)ions?|at(?:eur|or|rice)|i?ment|[ei]?(?:euse|eur|er|ere|erie|ery|or)|i?ves?|ifs?|ings?|istes?|isme?|iques?|ical|ics?|[ai]bles?|[ai]bilit[ey]|ance|ante?|ente?|ure|i?en(?:ne)?|(?<=ia)n|aise?|aine?|ese|ies?|ee?|ed|ez|y)$/;

/**
 * Returns the stem of a folded word, which words of one family share; empty for function words. Stems are rough:
 * callers rank the word itself first. They are kept, since every keystroke compares the same words.
 */
export const stemOf = memoised((word: string): string => {
  if (functionWords.has(word)) return '';
  let stem = word.replace(ARABIC_PREFIX, '').replace(/(?<=...)aux$/, 'al');
  stem = stem.replace(PLURAL, '');
  for (let whole = ''; whole !== stem;) [whole, stem] = [stem, stem.replace(ENDING, '')];
  return stem;
});

export const isOfStem = (word: string, stem: string): boolean =>
  word === stem ? !functionWords.has(word) : stemOf(word) === stem;

/** Returns a word as typed, and its stem. @param isFinished another word follows: the word is complete. */
export const formsOf = (word: string, isFinished = false): WordForm[] => [
  { text: word, matches: isFinished ? 'whole' : 'beginning', edits: 0 },
  { text: stemOf(word) || word, matches: 'stem', edits: 0 },
];

export const isInForm = (word: string, { text, matches }: WordForm): boolean =>
  matches === 'stem' ? isOfStem(word, text) : matches === 'whole' ? word === text : word.startsWith(text);

/** Returns the index of the first of some sorted texts that does not precede `text`. */
export function firstFrom(lines: readonly string[], text: string): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the words that a mistyped word may stand for. @param letters the `letterMask` of each of them. */
export function fuzzyForms(
  word: string,
  words: readonly string[],
  letters = words.map(letterMask),
): WordForm[] {
  const limit = maxEdits(word);
  if (limit === 0) return [];
  const mask = letterMask(word);
  const forms: WordForm[] = [];
  for (const [at, text] of words.entries()) {
    if (Math.abs(text.length - word.length) > limit || !mayBeWithin(mask, letters[at] ?? 0, limit)) continue;
    if (functionWords.has(text)) continue;
    const edits = editDistance(word, text, limit);
    if (edits <= limit) forms.push({ text, matches: 'whole', edits });
  }
  return forms;
}

/** Number of edits tolerated in a word, by its length: in a short word, one edit makes another word. */
export function maxEdits(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 7 ? 1 : 2;
}

/**
 * Edit distance of two words (optimal string alignment): letters missing, added, changed, or two neighbours swapped.
 * @returns `limit + 1` if the distance is greater than the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let rowMinimum = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const areSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && areSwapped) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current.push(edits);
      rowMinimum = Math.min(rowMinimum, edits);
    }
    if (rowMinimum > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(limit + 1, last[b.length] ?? 0);
}

/** The letters of a word as a bit mask, to rule out distant words before comparing them letter by letter. */
export function letterMask(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether words with these letter masks can be within the limit: one edit changes two bits at most. */
export function mayBeWithin(a: number, b: number, limit: number): boolean {
  let different = a ^ b;
  for (let count = 0; different !== 0; count += 1) {
    if (count === 2 * limit) return false;
    different &= different - 1;
  }
  return true;
}

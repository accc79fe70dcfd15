import { fold } from '../text/fold.ts';
import { letterMask, mayBeWithin, maxEdits, editDistance } from './edit-distance.ts';

/** One way in which a word of a query may stand in a text. All folded. */
export interface WordForm {
  text: string;
  /** It must be a whole word there; else words that only begin with it will do, since it may still be being typed. */
  isWhole: boolean;
  /** How far it is from what was typed. */
  edits: number;
}

/** Words that stand in every text and tell nothing, those that elisions leave (`l’ombre`) among them; folded. */
const functionWords = new Set(
  `a au aux c ce ces d dans de des du en et j l la le les m n ou par pour qu s sur t un une
  an and at by for from in is of on or the to with`.split(/\s+/),
);

/** The words of a text that tell something, folded. */
export function significantWords(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word !== '' && !functionWords.has(word));
}

/** The words of a query that tell something, folded; all of them where none does. */
export function queryWords(query: string): string[] {
  const significant = significantWords(query);
  return significant.length > 0 ? significant : fold(query).split(' ').filter(Boolean);
}

/** Endings of the plural and of the singular they stand for, French and English. */
const endings = [
  ['ies', 'y'],
  ['aux', 'al'],
  ['es', ''],
  ['s', ''],
  ['x', ''],
] as const;
const SHORTEST_STEM = 3;

/** A word as it was typed, and as it may stand in the other number. */
export function formsOf(word: string): WordForm[] {
  const others = endings.flatMap(([plural, singular]) => [
    ...(word.endsWith(plural) ? [word.slice(0, -plural.length) + singular] : []),
    ...(singular && word.endsWith(singular) ? [word.slice(0, -singular.length) + plural] : []),
  ]);
  return [
    { text: word, isWhole: false, edits: 0 },
    ...others
      .filter((text) => text.length >= SHORTEST_STEM)
      .map((text) => ({ text, isWhole: true, edits: 0 })),
  ];
}

/** Words that stand in some texts, ready to be compared with a word that stands in none. */
export type Vocabulary = readonly { text: string; letters: number }[];

export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const words = new Set(texts.flatMap((text) => text.split(/\s/)));
  return Array.from(words, (text) => ({ text, letters: letterMask(text) }));
}

/** The words of a vocabulary that may be meant by a word with slips of the fingers. */
export function fuzzyForms(word: string, vocabulary: Vocabulary): WordForm[] {
  const limit = maxEdits(word);
  if (limit === 0) return [];
  const mask = letterMask(word);
  const forms: WordForm[] = [];
  for (const { text, letters } of vocabulary) {
    if (Math.abs(text.length - word.length) > limit || !mayBeWithin(mask, letters, limit)) continue;
    const edits = editDistance(word, text, limit);
    if (edits <= limit) forms.push({ text, isWhole: true, edits });
  }
  return forms;
}

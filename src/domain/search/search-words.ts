import { fold } from '../text/fold.ts';
import { letterMask, mayBeWithin, maxEdits, editDistance } from './edit-distance.ts';

/** A form in which a word of a query may appear in a text; folded. */
export interface WordForm {
  text: string;
  /** Matches whole words only; else also words that begin with it, since the visitor may still be typing it. */
  isWhole: boolean;
  /** Edit distance from what was typed. */
  edits: number;
  /** Another word of the same meaning. */
  isSynonym?: true;
}

/** A word of a query, with what it finds. */
export interface QueryWord {
  forms: readonly WordForm[];
  /** Keys of the entries in whose long texts it stands. */
  inTexts: ReadonlySet<string>;
}

/**
 * Function words, including those left by elisions (`l’ombre`), and the words by which questions begin; folded. They
 * appear in every text.
 */
const functionWords = new Set(
  `a au aux avec c ce ces d dans de des du elle en et j l la le les ma mes mon m n nos notre ou par pas pour qu s
  sans sur t un une vos votre
  an and at by for from in is it me my of on or our out the to with without you your
  ai est ce personne personnes visiteur visiteurs people visitor visitors comment quand que quel quelle quelles quels qui quoi sont il y je on peut puis faut avez vous
  how what when where which who are can could do does did i there have s`.split(/\s+/),
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

/** Plural endings and the singular endings they replace, French and English. */
const endings = [
  ['ies', 'y'],
  ['aux', 'al'],
  ['es', ''],
  ['s', ''],
  ['x', ''],
] as const;
const SHORTEST_STEM = 3;

/** A word as typed, and its possible singular or plural. */
export function formsOf(word: string): WordForm[] {
  const inflected = endings.flatMap(([plural, singular]) => [
    ...(word.endsWith(plural) ? [word.slice(0, -plural.length) + singular] : []),
    ...(singular && word.endsWith(singular) ? [word.slice(0, -singular.length) + plural] : []),
  ]);
  return [
    { text: word, isWhole: false, edits: 0 },
    ...inflected
      .filter((text) => text.length >= SHORTEST_STEM)
      .map((text) => ({ text, isWhole: true, edits: 0 })),
  ];
}

/** The words of some texts, ready to be compared with a word that none of them contains. */
export type Vocabulary = readonly { text: string; letters: number }[];

export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const words = new Set(texts.flatMap((text) => text.split(/\s/)));
  return Array.from(words, (text) => ({ text, letters: letterMask(text) }));
}

/** The words of a vocabulary that a mistyped word may stand for. */
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

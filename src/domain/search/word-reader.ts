import type { CountedWord } from './ranking.ts';
import { type SearchEntry, COMMON, textKey, textReader, type SearchTexts } from './search-entry.ts';
import { formsOf, fuzzyForms, stemOf, type WordForm } from './search-words.ts';
import { costsOf, vocabularyOf, withTexts, type Costs } from './vocabulary.ts';

export interface QueryWord extends CountedWord {
  forms: readonly WordForm[];
  /** Costs without matches in long texts. */
  named: Costs;
}

/** The cache is emptied at this many words: each may have a number for every entry. */
const MAX_WORDS = 50;

const fewestEdits = (forms: readonly WordForm[]): number => Math.min(...forms.map(({ edits }) => edits));

/** Finds the words of queries in the entries of a site. */
export function wordReader(all: readonly SearchEntry[], texts: SearchTexts) {
  const vocabulary = vocabularyOf(all);
  const numbers = new Map(all.map((entry, at) => [textKey(entry), at]));
  const stemInTexts = textReader(texts);
  const synonyms = texts.synonyms.map((group) => ({ group, stems: group.map(stemOf) }));
  /** Cache of words read so far: most words of a query were in the one before it. */
  const readWords = new Map<string, QueryWord>();

  /**
   * Reads a word as typed, with its synonyms.
   * @param isFinished another word follows; otherwise the visitor may still be typing it.
   */
  function read(word: string, isFinished: boolean): QueryWord {
    const name = isFinished ? `${word} ` : word;
    const known = readWords.get(name);
    if (known) return known;
    const stem = stemOf(word);
    const groups = synonyms.filter(({ stems }) => stem !== '' && stems.includes(stem));
    const others = new Set(groups.flatMap(({ group }) => group));
    const stems = new Set([stem, ...groups.flatMap((group) => group.stems)]);
    const inTexts = [...stems].filter(Boolean).map(stemInTexts);
    const forms = [
      ...formsOf(word, isFinished),
      ...[...others]
        .flatMap((other) => [other, `${other}s`])
        .map((text): WordForm => ({ text, matches: 'whole', edits: 0, isSynonym: true })),
    ];
    const named = costsOf(forms, vocabulary);
    // The word itself ranks before its synonyms.
    const ranks = inTexts.flatMap((keys, at) =>
      keys.flatMap((key, rank) => {
        const number = numbers.get(key);
        return number === undefined ? [] : [[number, (at === 0 ? 0 : 0.5) + rank / 50] as const];
      }),
    );
    const isCommon = inTexts[0]?.includes(COMMON) ?? false;
    const result: QueryWord = { forms, named, costs: withTexts(named, ranks), isCommon };
    if (readWords.size === MAX_WORDS) readWords.clear();
    readWords.set(name, result);
    return result;
  }

  const isKnown = ({ costs, isCommon }: QueryWord): boolean => isCommon || costs.size > 0;

  /** Reads a word without its synonyms and without matches in long texts. */
  function readLiterally(word: string): QueryWord {
    const forms = formsOf(word);
    const named = costsOf(forms, vocabulary);
    return { forms, named, costs: named, isCommon: false };
  }

  /** Replaces a word found nowhere by similar words: those of titles, or any but of pages if they are closer. */
  function readAsMeant(word: string, typed: QueryWord): QueryWord {
    if (isKnown(typed)) return typed;
    const near = fuzzyForms(word, vocabulary.words, vocabulary.letters);
    const standing = (isThere: (entry: SearchEntry | undefined, isInTitle: boolean) => boolean): WordForm[] =>
      near.filter(({ text }) =>
        vocabulary.places.get(text)?.some(({ at, isInTitle }) => isThere(all[at], isInTitle)),
      );
    const inTitles = standing((entry, isInTitle) => isInTitle && entry?.kind !== 'person');
    const inNames = standing((entry) => entry?.kind !== 'page');
    const forms = fewestEdits(inTitles) <= fewestEdits(inNames) ? inTitles : inNames;
    return { ...typed, forms, costs: costsOf(forms, vocabulary) };
  }

  return { read, readLiterally, readAsMeant };
}

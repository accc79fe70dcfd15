import { htmlToText } from '../text/html-text.ts';

/** Sentences of a presentation; empty if nothing is known. */
export interface PresentationParts {
  /** What, when and where, then the counts of the programme, the most important first. All that fit are included. */
  facts: readonly string[];
  /** The edition's own text, sentence by sentence: from its beginning, as far as it fits. */
  text: readonly string[];
  /** Lists of names, if there is room: as many names as fit. */
  lists: readonly NameList[];
}

/** A list of names as a sentence, with the number of those left out. */
export interface NameList {
  names: readonly string[];
  sentence: (names: readonly string[], left: number) => string;
}

/** Share by which a presentation may exceed its length. */
const TOLERANCE = 0.1;
/** A list of fewer names says too little about those left out. */
const FEWEST_NAMES = 3;

/**
 * The rule **Presentations**: composes about `target` words from facts and from the edition's sentences, none invented.
 * The result is as near to the length as the data allow, and at most a tenth longer, unless the first fact alone is.
 * Paragraphs are separated by a blank line.
 */
export function compose(target: number, { facts, text, lists }: PresentationParts): string {
  const most = target * (1 + TOLERANCE);
  const [first = '', ...others] = facts;
  const ofFacts = [first];
  const ofText: string[] = [];
  const ofLists: string[] = [];
  const length = (more = ''): number => countWords([...ofFacts, ...ofText, ...ofLists, more].join(' '));
  for (const fact of others) if (length(fact) <= most) ofFacts.push(fact);
  for (const sentence of text) {
    if (length(sentence) > most) break;
    ofText.push(sentence);
  }
  for (const list of lists) {
    if (length() >= target) break;
    const sentence = listThatFits(list, (words) => length(words) <= most);
    if (sentence !== null) ofLists.push(sentence);
  }
  return [ofFacts, ofText, ofLists]
    .map((paragraph) => paragraph.join(' '))
    .filter(Boolean)
    .join('\n\n');
}

function listThatFits({ names, sentence }: NameList, fits: (words: string) => boolean): string | null {
  for (let count = names.length; count >= Math.min(FEWEST_NAMES, names.length) && count > 0; count -= 1) {
    const words = sentence(names.slice(0, count), names.length - count);
    if (fits(words)) return words;
  }
  return null;
}

/**
 * Counts words as word processors do: everything between spaces that is not punctuation alone. Spaces within a number
 * (`70 000`) and before French punctuation do not separate words.
 */
export function countWords(text: string): number {
  return text
    .replace(/(?<=\d)\s(?=\d{3}\b)/gu, '')
    .split(/\s+/u)
    .filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

/** The sentences of some sanitised HTML's paragraphs, as plain text; titles, lists and quotations are left out. */
export function sentencesOf(html: string, lang: string): string[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' });
  const body = html.replace(/<blockquote\b.*?<\/blockquote>/gs, '');
  const paragraphs = Array.from(body.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs), ([, text = '']) => htmlToText(text));
  return paragraphs.flatMap((text) => Array.from(segmenter.segment(text), ({ segment }) => segment.trim()));
}

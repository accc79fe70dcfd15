import { compose } from '../../domain/press/boilerplate.ts';
import { countWords, sentencesOf } from '../../domain/press/word-count.ts';
import type { Lang } from '../../domain/model/common.ts';
import type { Presentations } from '../../domain/model/festival.ts';
import { htmlToText } from '../../domain/text/html-text.ts';
import { factSentences } from './fact-sentences.ts';
import type { PressFacts } from './facts.ts';
import { nameLists } from './name-lists.ts';

/** The edition in about so many words, to be copied (**Presentations**). */
export interface PresentationView {
  length: keyof Presentations;
  /** Intended number of words; `words` is the actual one. */
  target: number;
  paragraphs: string[];
  words: number;
  /** The festival wrote it as it stands; otherwise it is composed of what the programme tells. */
  isOwn: boolean;
}

const targets = { short: 50, medium: 100, long: 250 } as const satisfies Record<keyof Presentations, number>;
const lengths = ['short', 'medium', 'long'] as const;

/** By how much a presentation must be longer than the one before to be worth copying beside it. */
const WORTHWHILE = 1.2;

/** Shorter ones first; one that says hardly more than the one before it is left out. */
export function presentationViews(facts: PressFacts, lang: Lang): PresentationView[] {
  const views: PresentationView[] = [];
  for (const length of lengths) {
    const view = presentationView(length, facts, lang);
    if (view.words > 0 && view.words >= (views.at(-1)?.words ?? 0) * WORTHWHILE) views.push(view);
  }
  return views;
}

function presentationView(length: keyof Presentations, facts: PressFacts, lang: Lang): PresentationView {
  const own = facts.edition.press.presentations[length][lang];
  const text =
    own ??
    compose(targets[length], {
      facts: factSentences(facts, lang),
      text: sentencesOf(facts.edition.editorial[lang] ?? '', lang, htmlToText),
      lists: nameLists(facts, lang),
    });
  return {
    length,
    target: targets[length],
    paragraphs: text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    words: countWords(text),
    isOwn: own !== undefined,
  };
}

import { formatBytes } from '../../../domain/archive/storage-size.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Lang } from '../../../i18n/lang.ts';
import type { EditionState, Problem } from '../../../stores/kept/edition-state.ts';
import { keptOf, unfinishedBytes } from './edition-facts.ts';
import type { KeepWords } from './keep-words.ts';

/** Files named in a message: a longer list helps nobody. */
const NAMED_FILES = 3;

/** What is announced about an edition: what is being done, or what stands in the way. Numbers that run are not in it. */
export function statusText(state: EditionState, words: KeepWords, lang: Lang): string {
  const { doing, problem, isElsewhere, freed } = state;
  if (doing === 'removing') return words['keep.removing'];
  if (doing === 'waiting') return words['keep.waiting'];
  if (doing === 'downloading') return words[isElsewhere ? 'keep.elsewhere' : 'keep.downloading'];
  if (problem) return problemText(problem, words, lang);
  if (freed !== null) return fill(words['keep.freed'], { size: formatBytes(freed, lang) });
  if (keptOf(state).length === 0) return '';
  return words[unfinishedBytes(state) === null ? 'keep.done' : 'keep.paused'];
}

function problemText(problem: Problem, words: KeepWords, lang: Lang): string {
  switch (problem.kind) {
    case 'noRoom':
      return fill(words['keep.noRoom'], {
        needed: formatBytes(problem.needed, lang),
        free: formatBytes(problem.free, lang),
      });
    case 'wrong':
      return fill(words['keep.wrong'], { paths: problem.paths.slice(0, NAMED_FILES).join(', ') });
    case 'failed':
    case 'full':
    case 'unreachable':
    case 'unsupported':
      return words[`keep.${problem.kind}`];
  }
}

import {
  type Pack,
  type PackFile,
  filesFor,
  keysOf,
  type PictureChoice,
  planKeeping,
  totalBytes,
  transferOf,
} from '../../../domain/archive/pack.ts';
import type { EditionState, Problem } from '../../../stores/kept/edition-state.ts';
import type { Choice } from '../../../stores/kept/keep-languages.ts';
import { formatBytes } from '../../../domain/archive/storage-size.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Lang } from '../../../domain/model/languages.ts';
import type { KeepWords } from './keep-words.ts';

export const keptOf = ({ kept }: Pick<EditionState, 'kept'>) => Object.values(kept ?? {});

/** Returns the bytes to transfer to this device: files that are already kept for another language are not counted. */
const travelling = (files: readonly PackFile[], state: Pick<EditionState, 'kept'>): number =>
  transferOf(files, keysOf(keptOf(state)));

/** Returns the bytes that are still to be transferred for the kept packs, or null if these are complete. */
export function unfinishedBytes(state: Pick<EditionState, 'kept'>): number | null {
  const missing = keptOf(state).flatMap(
    ({ pack, pictures, hashes }) => planKeeping(pack, pictures, hashes).missing,
  );
  return missing.length > 0 ? travelling(missing, state) : null;
}

/**
 * Returns the changes on the site since the edition was kept in full, or null if it is the same for the visitor. A
 * release of code is not a change: a kept edition runs with the code that is kept with it.
 */
export function changesSince(state: Pick<EditionState, 'kept' | 'packs'>) {
  const plans = keptOf(state).flatMap(({ pack: { lang, version, content }, pictures, hashes }) => {
    const now = state.packs[lang];
    const isOther = now && now.version !== version && (now.content ?? now.version) !== content;
    return isOther ? [{ pages: now.pages, ...planKeeping(now, pictures, hashes) }] : [];
  });
  if (plans.every(({ missing, unused }) => missing.length + unused.length === 0)) return null;
  const missing = plans.flatMap((plan) => plan.missing);
  const pages = new Set(plans.flatMap((plan) => plan.pages.map(({ path }) => path)));
  return {
    /** Number of pages that are new or differ from those on the device. */
    pages: missing.filter(({ path }) => pages.has(path)).length,
    /** Approximate number of bytes to transfer, including the chosen pictures. */
    bytes: travelling(missing, state),
  };
}

export function factsOf({ langs, pictures }: Choice, state: Pick<EditionState, 'kept' | 'packs'>) {
  const packs = langs.flatMap((lang) => state.packs[lang] ?? []);
  const files = packs.flatMap((pack) => filesFor(pack, pictures));
  const plans = packs.map((pack) =>
    planKeeping(pack, pictures, state.kept?.[pack.lang]?.hashes ?? new Map()),
  );
  const hasOtherLang = keptOf(state).some(({ pack }) => !langs.includes(pack.lang));
  const missing = plans.flatMap((plan) => plan.missing);
  return {
    pages: packs.reduce((sum, { pages }) => sum + pages.length, 0),
    /** Bytes to transfer to a device that has nothing of the choice. */
    size: transferOf(files),
    room: totalBytes(files),
    /** Bytes to transfer to this device. */
    missing: travelling(missing, state),
    /** Whether the device has exactly this choice. */
    isKept: !hasOtherLang && plans.every((plan) => plan.missing.length + plan.unused.length === 0),
  };
}

/** Returns the initial choice: as already kept, otherwise the page's language with pictures for a phone. */
export function firstChoice(state: Pick<EditionState, 'kept'>, lang: Pack['lang']): Choice {
  const kept = keptOf(state);
  const pictures: PictureChoice = kept[0]?.pictures ?? 'phone';
  return { langs: kept.length > 0 ? kept.map(({ pack }) => pack.lang) : [lang], pictures };
}

/** Most files that a message names: a longer list helps nobody. */
const NAMED_FILES = 3;

/** Returns the announcement about an edition: the current action or the problem, without running numbers. */
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

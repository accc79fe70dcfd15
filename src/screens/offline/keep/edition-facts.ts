import {
  type Pack,
  type PackFile,
  filesFor,
  keysOf,
  type PictureChoice,
  planKeeping,
  roomOf,
  transferOf,
} from '../../../domain/archive/pack.ts';
import type { EditionState, Problem } from '../../../stores/kept/edition-state.ts';
import type { Choice } from '../../../stores/kept/keep-languages.ts';
import { formatBytes } from '../../../domain/archive/storage-size.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Lang } from '../../../domain/model/languages.ts';
import type { KeepWords } from './keep-words.ts';

/** Kept packs of an edition, in the order of the languages. */
export const keptOf = ({ kept }: Pick<EditionState, 'kept'>) => Object.values(kept ?? {});

/** Bytes that travel to this device: what two languages share is on it with the first. */
const travelling = (files: readonly PackFile[], state: Pick<EditionState, 'kept'>): number =>
  transferOf(files, keysOf(keptOf(state)));

/** What travels of that which the device does not have yet of its own packs; null where it has all. */
export function unfinishedBytes(state: Pick<EditionState, 'kept'>): number | null {
  const missing = keptOf(state).flatMap(
    ({ pack, pictures, hashes }) => planKeeping(pack, pictures, hashes).missing,
  );
  return missing.length > 0 ? travelling(missing, state) : null;
}

/**
 * What the site has changed since, of what the device has in full; null where it is the same to the visitor. A release of
 * code changes nothing: what is kept runs with what is kept with it.
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
    /** Pages that are new, or other than those on the device. */
    pages: missing.filter(({ path }) => pages.has(path)).length,
    /** About how many bytes travel, pictures of the choice included. */
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
    /** Bytes that travel to a device that has nothing of it. */
    size: transferOf(files),
    /** Bytes on the device. */
    room: roomOf(files),
    /** Bytes that travel to this device. */
    missing: travelling(missing, state),
    /** The device has just this. */
    isKept: !hasOtherLang && plans.every((plan) => plan.missing.length + plan.unused.length === 0),
  };
}

/** The initial choice: as kept already, else the page's language, for a phone. */
export function firstChoice(state: Pick<EditionState, 'kept'>, lang: Pack['lang']): Choice {
  const kept = keptOf(state);
  const pictures: PictureChoice = kept[0]?.pictures ?? 'phone';
  return { langs: kept.length > 0 ? kept.map(({ pack }) => pack.lang) : [lang], pictures };
}

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

import type { Pack } from '../../../domain/archive/pack.ts';
import {
  fileKey,
  filesFor,
  type PackChanges,
  packChanges,
  type PictureChoice,
  planKeeping,
  roomOf,
  transferOf,
} from '../../../domain/archive/pack-files.ts';
import type { EditionState } from '../../../stores/kept/edition-state.ts';
import type { Choice } from '../../../stores/kept/keep-languages.ts';

/** What the device has of an edition, in the order of the languages. */
export const keptOf = ({ kept }: Pick<EditionState, 'kept'>) => Object.values(kept ?? {});

/** What of its own pack the device does not have yet. */
export function unfinishedBytes(state: Pick<EditionState, 'kept'>): number {
  return transferOf(
    keptOf(state).flatMap(({ pack, pictures, hashes }) => planKeeping(pack, pictures, hashes).missing),
  );
}

/**
 * What the site has changed since, of what the device has in full. A release of code is none: what is kept runs with what
 * is kept with it.
 */
export function changesSince(state: Pick<EditionState, 'kept' | 'packs'>): PackChanges | null {
  const changes = keptOf(state).flatMap(({ pack: { lang, version, content }, pictures, hashes }) => {
    const now = state.packs[lang];
    const isOther = now && now.version !== version && (now.content ?? now.version) !== content;
    return (isOther ? packChanges(now, pictures, hashes) : null) ?? [];
  });
  if (changes.length === 0) return null;
  return {
    pages: changes.reduce((sum, { pages }) => sum + pages, 0),
    bytes: changes.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** What a choice weighs. */
export interface ChoiceFacts {
  pages: number;
  /** Bytes that travel to a device that has nothing of it. */
  size: number;
  /** Bytes on the device. */
  room: number;
  /** Bytes that travel to this device. */
  missing: number;
  /** The device has just this. */
  isKept: boolean;
}

export function factsOf(
  { langs, pictures }: Choice,
  state: Pick<EditionState, 'kept' | 'packs'>,
): ChoiceFacts {
  const packs = langs.flatMap((lang) => state.packs[lang] ?? []);
  const files = packs.flatMap((pack) => filesFor(pack, pictures));
  const plans = packs.map((pack) =>
    planKeeping(pack, pictures, state.kept?.[pack.lang]?.hashes ?? new Map()),
  );
  const hasOtherLang = keptOf(state).some(({ pack }) => !langs.includes(pack.lang));
  const missing = plans.flatMap((plan) => plan.missing);
  const atHand = filesAtHand(state);
  return {
    pages: packs.reduce((sum, { pages }) => sum + pages.length, 0),
    size: transferOf(files),
    room: roomOf(files),
    missing: transferOf(missing.filter((file) => !atHand.has(fileKey(file)))),
    isKept: !hasOtherLang && plans.every((plan) => plan.missing.length + plan.unused.length === 0),
  };
}

/** What two languages share is on the device with the first. */
const filesAtHand = (state: Pick<EditionState, 'kept'>): ReadonlySet<string> =>
  new Set(
    keptOf(state).flatMap(({ hashes }) => Array.from(hashes, ([path, hash]) => fileKey({ path, hash }))),
  );

/** What is chosen before the visitor chooses: what the device has, else the page's language, for a phone. */
export function firstChoice(state: Pick<EditionState, 'kept'>, lang: Pack['lang']): Choice {
  const kept = keptOf(state);
  const pictures: PictureChoice = kept[0]?.pictures ?? 'phone';
  return { langs: kept.length > 0 ? kept.map(({ pack }) => pack.lang) : [lang], pictures };
}

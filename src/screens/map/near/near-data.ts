import { festivalData } from '../../../content/festival.ts';
import { keysUnder, type Lang, words, type Words } from '../../../i18n/translate.ts';

export function nearData(lang: Lang) {
  const { places } = festivalData();
  const positions = places.flatMap(({ id, position }) => (position ? [[id, position] as const] : []));
  return {
    words: words(lang, ...nearKeys),
    /** Positions by id, for the venues that have one. */
    positions: Object.fromEntries(positions),
  };
}

export const nearKeys = [...keysUnder('walk'), 'places.mapOrder', 'places.youAreHere'] as const;

export type NearWords = Words<typeof nearKeys>;

/** Loaded when a visitor requests walks: there is a page for each venue, and none includes this. */
export type NearData = ReturnType<typeof nearData>;

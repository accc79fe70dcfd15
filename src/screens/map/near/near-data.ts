import { festivalData } from '../../../content/festival.ts';
import { type Lang, words, type Key, type Words } from '../../../i18n/translate.ts';

export async function nearData(lang: Lang) {
  const { places } = await festivalData();
  const positions = places.flatMap(({ id, position }) => (position ? [[id, position] as const] : []));
  return {
    words: words(lang, ...nearKeys),
    /** Positions by id, for the venues that have one. */
    positions: Object.fromEntries(positions),
  };
}

/** Words about walks in the list of venues. */
export const nearKeys = [
  'map.accuracy',
  'map.mapOrder',
  'map.youAreHere',
  'now.farAway',
  'now.fromHere',
  'now.fromVenue',
  'now.here',
  'now.locating',
  'now.longWalk',
  'now.noPosition',
  'now.privacy',
  'now.refused',
  'now.tooLong',
  'now.walk',
] as const satisfies Key[];

export type NearWords = Words<typeof nearKeys>;

/** Loaded when a visitor requests walks: there is a page for each venue, and none includes this. */
export type NearData = Awaited<ReturnType<typeof nearData>>;

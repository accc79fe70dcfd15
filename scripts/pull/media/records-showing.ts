import { currentLists } from '../../../src/content/snapshot.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';

/** The records that show a file, e.g. `events #57`, for the editors who must replace it. */
export function recordsShowing(festival: Festival, url: string): string[] {
  // As HTML spells it.
  const inMarkup = url.replaceAll('&', '&amp;');
  return recordsWithText(festival, (text) => text === url || text.includes(`"${inMarkup}"`));
}

/** The records with a text that matches, wherever in them, e.g. `events #57`. */
export function recordsWithText(festival: Festival, matches: (text: string) => boolean): string[] {
  return currentLists.flatMap((collection) =>
    festival[collection]
      .filter((record) => textsOf(record).some(matches))
      .map(({ id }) => `${collection} #${id}`),
  );
}

/** All texts within a record, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

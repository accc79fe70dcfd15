import { currentLists } from '../../../src/content/snapshot.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';

/** Returns the records that show a file, e.g. `events #57`, for the editors who must replace it. */
export function recordsShowing(festival: Festival, url: string): string[] {
  // The address as escaped in HTML, perhaps with a place within the file.
  const inMarkup = `"${url.replaceAll('&', '&amp;')}`;
  return recordsWithText(
    festival,
    (text) => text === url || ['"', '#'].some((end) => text.includes(inMarkup + end)),
  );
}

/** Returns the records with a matching text at any depth, e.g. `events #57`. */
export function recordsWithText(festival: Festival, matches: (text: string) => boolean): string[] {
  return currentLists.flatMap((collection) =>
    festival[collection]
      .filter((record) => textsOf(record).some(matches))
      .map(({ id }) => `${collection} #${id}`),
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

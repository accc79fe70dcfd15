import { currentLists } from '../../../src/content/snapshot.ts';
import { videoThumbnailUrl } from '../../../src/content/media-urls.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { MediaIndex } from '../../../src/domain/model/snapshot.ts';

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

/** Matches the path of the site's own copy of a file in HTML, and captures its hash. */
const OWN_COPY = /\/media\/([0-9a-f]{16})/g;

/** Returns by what records name files at any depth: texts, which may be addresses, and hashes of own copies in HTML. */
export function filesNamedIn(records: unknown) {
  const addresses = new Set<string>();
  const text = JSON.stringify(records, (key, value: unknown) => {
    if (typeof value === 'string') addresses.add(key === 'youtubeId' ? videoThumbnailUrl(value) : value);
    return value;
  });
  return { addresses, hashes: new Set(Array.from(text.matchAll(OWN_COPY), ([, hash]) => hash)) };
}

/** Returns the sources of the files that records show. */
export function mediaShownBy(records: unknown, media: MediaIndex): Set<string> {
  const { addresses, hashes } = filesNamedIn(records);
  const shown = Object.entries(media).filter(([url, { hash }]) => addresses.has(url) || hashes.has(hash));
  return new Set(shown.map(([url]) => url));
}

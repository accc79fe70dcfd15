import { videoThumbnailUrl } from '../../../src/content/media-urls.ts';
import type { MediaIndex } from '../../../src/domain/model/snapshot.ts';

/** Matches the path of the site's own copy of a file in HTML, and captures its hash. */
export const OWN_COPY = /\/media\/([0-9a-f]{16})/g;

/** Returns the sources of the files that records show at any depth: by address, as a video's thumbnail or in HTML. */
export function mediaShownBy(records: unknown, media: MediaIndex): Set<string> {
  const addresses = new Set<string>();
  const text = JSON.stringify(records, (key, value: unknown) => {
    if (typeof value === 'string') addresses.add(key === 'youtubeId' ? videoThumbnailUrl(value) : value);
    return value;
  });
  const hashes = new Set(Array.from(text.matchAll(OWN_COPY), ([, hash]) => hash));
  const shown = Object.entries(media).filter(([url, { hash }]) => addresses.has(url) || hashes.has(hash));
  return new Set(shown.map(([url]) => url));
}

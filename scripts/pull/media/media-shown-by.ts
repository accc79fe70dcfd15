import { videoThumbnailUrl } from '../../../src/content/media-urls.ts';
import type { MediaIndex } from '../../../src/domain/model/snapshot.ts';

/** The site's own copy of a picture in HTML, by the hash in its path. */
export const OWN_COPY = /\/media\/([0-9a-f]{16})/g;

/** Sources of the files that records show, however deep in them: by address, as a video's thumbnail or within HTML. */
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

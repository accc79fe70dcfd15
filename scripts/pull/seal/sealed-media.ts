import { videoThumbnailUrl } from '../../../src/content/media-urls.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { MediaIndex } from '../../../src/domain/model/snapshot.ts';
import { OWN_COPY } from '../media/records-showing.ts';

const MARK = '#sealed-';

/** Whether a picture's source belongs to a sealed edition: its file is in the seal, and is never requested again. */
export const isSealedSource = (url: string): boolean => url.includes(MARK);

/**
 * Makes the sources of an edition's pictures unique by adding a mark to the address: the back end may later send
 * another picture at the same address. Thumbnails and logos keep their address, since each lookup computes it again.
 * @param media files of the whole festival.
 */
export function sealMedia(part: Festival, year: number, media: MediaIndex) {
  const sealed: MediaIndex = {};
  const take = (url: string, name: string): void => {
    const file = Object.hasOwn(media, url) && media[url];
    if (file) sealed[name] = file;
  };
  const text = JSON.stringify(part, (key, value: unknown) => {
    if (key === 'youtubeId' && typeof value === 'string') {
      const url = videoThumbnailUrl(value);
      take(url, url);
    }
    if (typeof value === 'string') take(value, value);
    if (key !== 'sources' || !Array.isArray(value)) return value;
    return (value as string[]).map((url) => {
      const name = isSealedSource(url) ? url : `${url}${MARK}${year}`;
      take(url, name);
      return name;
    });
  });
  const hashes = new Set(Array.from(text.matchAll(OWN_COPY), ([, hash]) => hash));
  for (const [url, file] of Object.entries(media)) {
    if (hashes.has(file.hash)) sealed[isSealedSource(url) ? url : `${url}${MARK}${year}`] = file;
  }
  const inOrder = Object.entries(sealed).sort(([a], [b]) => (a < b ? -1 : 1));
  return { festival: JSON.parse(text) as Festival, media: Object.fromEntries(inOrder) };
}

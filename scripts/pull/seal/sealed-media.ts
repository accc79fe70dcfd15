import type { Festival } from '../../../src/domain/model/festival.ts';
import type { MediaIndex } from '../../../src/domain/model/snapshot.ts';
import { filesNamedIn } from '../media/records-showing.ts';

const MARK = '#sealed-';

/** Whether a picture's source belongs to a sealed edition: its file is in the seal, and is never requested again. */
export const isSealedSource = (url: string): boolean => url.includes(MARK);

/**
 * Makes the sources of an edition's pictures unique by adding a mark to the address: the back end may later send
 * another picture at the same address. Thumbnails and logos keep their address, since each lookup computes it again.
 * @param media files of the whole festival.
 */
export function sealMedia(part: Festival, year: number, media: MediaIndex) {
  const marked = (url: string): string => (isSealedSource(url) ? url : `${url}${MARK}${year}`);
  const text = JSON.stringify(part, (key, value: unknown) =>
    key === 'sources' && Array.isArray(value) ? (value as string[]).map(marked) : value,
  );
  const festival = JSON.parse(text) as Festival;
  const { addresses, hashes } = filesNamedIn(festival);
  const sealed = Object.entries(media).flatMap(([url, file]) => [
    ...(addresses.has(url) ? [[url, file] as const] : []),
    ...(addresses.has(marked(url)) || hashes.has(file.hash) ? [[marked(url), file] as const] : []),
  ]);
  return { festival, media: Object.fromEntries(sealed.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

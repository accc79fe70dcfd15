import { downloadZip } from 'client-zip';
import type { PressPicture, PressPictures } from '../press-data.ts';
import type { Fetched } from './fetch-pictures.ts';

/** The pictures that were fetched, with what must be said beside them, and which of those chosen are missing. */
export function makeZip(
  list: PressPictures,
  chosen: readonly PressPicture[],
  fetched: Fetched,
  lastModified: Date,
): Promise<Blob> {
  const included = chosen.filter(({ path }) => fetched.has(path));
  const missing = chosen.filter(({ path }) => !fetched.has(path));
  const files = included.map(({ path }) => ({
    name: nameOf(path),
    input: fetched.get(path) ?? '',
    lastModified,
  }));
  const credits = { name: 'credits.txt', input: creditsOf(list, included, missing), lastModified };
  return downloadZip([credits, ...files]).blob();
}

/** For every editor: with a byte order mark, by which Windows knows UTF-8, and its line endings. */
function creditsOf(
  list: PressPictures,
  included: readonly PressPicture[],
  missing: readonly PressPicture[],
): string {
  const parts = [
    list.credits,
    ...included.map(({ credits }) => credits),
    ...(missing.length > 0 ? [[list.missing, ...missing.map(({ path }) => nameOf(path))].join('\n')] : []),
  ];
  return `\ufeff${parts.join('\n\n\n')}\n`.replaceAll('\n', '\r\n');
}

/** The last part of its path. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

import { type Zippable, zipSync } from 'fflate';

export const isCompressed = (path: string): boolean =>
  /\.(?:avif|webp|jpe?g|png|gif|mp[34]|woff2|pdf|gz|zip)$/.test(path);
const UNIX = 3;
/** ZIP's external attributes of a file that its owner may write and everybody may read. */
const READABLE = 0o100644 << 16;

/**
 * Returns a ZIP that depends only on its files and the day of the date: sorted by path, with noon of that day for all.
 * @param files contents by path within the archive.
 * @param options.stored leaves every file uncompressed, for readers that fetch parts of the archive.
 */
export function zipOf(
  files: ReadonlyMap<string, Uint8Array>,
  { date, stored = false }: { date: Date; stored?: boolean },
): Uint8Array {
  const entries: Zippable = {};
  for (const [path, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    entries[path] = [content, { level: stored || isCompressed(path) ? 0 : 6 }];
  }
  // ZIP stores the machine's local time. Noon of the day in UTC exists in every time zone: none changes its clocks then.
  const mtime = new Date(`${date.toISOString().slice(0, 10)}T12:00`);
  return zipSync(entries, { mtime, os: UNIX, attrs: READABLE });
}

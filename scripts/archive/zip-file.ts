import { type Zippable, zipSync } from 'fflate';

/** Whether a file's format is compressed already. */
export const isCompressed = (path: string): boolean =>
  /\.(?:avif|webp|jpe?g|png|gif|mp[34]|woff2|pdf|gz|zip)$/.test(path);
const UNIX = 3;
/** A file that its owner may write and everybody read, where ZIP keeps it. */
const READABLE = 0o100644 << 16;

/**
 * A ZIP that depends on nothing but its files: in the order of their paths, with one date for all.
 * @param files by their path within the archive.
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
  // ZIP writes the machine's wall time: that of UTC is to come out in every time zone.
  const mtime = new Date(date.toISOString().replace('Z', ''));
  return zipSync(entries, { mtime, os: UNIX, attrs: READABLE });
}

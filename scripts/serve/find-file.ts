import { stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

export interface FoundFile {
  path: string;
  extension: string;
  size: number;
  /** Changes whenever the file does. */
  version: string;
}

export type Found = { kind: 'file'; file: FoundFile } | { kind: 'folder' } | { kind: 'nothing' };

/**
 * What stands under a URL path (percent-encoded) in a folder of static files. A path that ends in a slash means the
 * folder's index; one that would lead out of the folder, or is not well encoded, leads to nothing.
 */
export async function findFile(directory: string, urlPath: string): Promise<Found> {
  const path = decode(urlPath);
  if (path === null) return { kind: 'nothing' };
  const root = resolve(directory);
  const asked = join(root, path);
  if (asked !== root && !asked.startsWith(root + sep)) return { kind: 'nothing' };

  const file = await fileAt(path.endsWith('/') ? join(asked, 'index.html') : asked);
  if (file) return { kind: 'file', file };
  const isFolder = !path.endsWith('/') && (await fileAt(join(asked, 'index.html'))) !== null;
  return { kind: isFolder ? 'folder' : 'nothing' };
}

/** A file as it is now, or null: the folder may be built anew at any time. */
export async function fileAt(path: string): Promise<FoundFile | null> {
  const stats = await stat(path).catch(() => null);
  if (!stats?.isFile()) return null;
  const version = [stats.ino, stats.size, Math.round(stats.mtimeMs)]
    .map((part) => part.toString(36))
    .join('-');
  return { path, extension: extname(path), size: stats.size, version };
}

function decode(urlPath: string): string | null {
  try {
    const path = decodeURIComponent(urlPath);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

import { stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

export interface StaticFile {
  path: string;
  extension: string;
  /** Changes whenever the file does. */
  version: string;
}

export type PathMatch = { kind: 'file'; file: StaticFile } | { kind: 'folder' } | { kind: 'nothing' };

/**
 * Resolves a percent-encoded URL path in a folder of static files. A path that ends in a slash means the folder's index;
 * one that leads out of the folder, or is not well encoded, matches nothing.
 */
export async function findFile(directory: string, urlPath: string): Promise<PathMatch> {
  const path = decode(urlPath);
  if (path === null) return { kind: 'nothing' };
  const root = resolve(directory);
  const target = join(root, path);
  if (target !== root && !target.startsWith(root + sep)) return { kind: 'nothing' };

  const file = await fileAt(path.endsWith('/') ? join(target, 'index.html') : target);
  if (file) return { kind: 'file', file };
  const isFolder = !path.endsWith('/') && (await fileAt(join(target, 'index.html'))) !== null;
  return { kind: isFolder ? 'folder' : 'nothing' };
}

/** A file as it is now, or null: the folder may be built anew at any time. */
export async function fileAt(path: string): Promise<StaticFile | null> {
  const stats = await stat(path).catch(() => null);
  if (!stats?.isFile()) return null;
  const version = [stats.ino, stats.size, Math.round(stats.mtimeMs)]
    .map((part) => part.toString(36))
    .join('-');
  return { path, extension: extname(path), version };
}

function decode(urlPath: string): string | null {
  try {
    const path = decodeURIComponent(urlPath);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

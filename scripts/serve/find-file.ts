import { stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

export type StaticFile = NonNullable<Awaited<ReturnType<typeof fileAt>>>;

/**
 * Resolves a percent-encoded URL path in a folder of static files. A path that ends in a slash means the folder's
 * index; without the slash, the result is `folder`. Null if there is no file, or the path leads out of the folder or is
 * invalid.
 */
export async function findFile(directory: string, urlPath: string): Promise<StaticFile | 'folder' | null> {
  const path = decode(urlPath);
  if (path === null) return null;
  const root = resolve(directory);
  const target = join(root, path);
  if (target !== root && !target.startsWith(root + sep)) return null;
  const index = join(target, 'index.html');
  if (path.endsWith('/')) return fileAt(index);
  return (await fileAt(target)) ?? ((await fileAt(index)) ? 'folder' : null);
}

/** Returns a file as it is now, or null: the folder may be rebuilt at any time. Its version changes with the file. */
export async function fileAt(path: string) {
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

import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Returns the paths of all files below a folder, relative to it and with slashes, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
}

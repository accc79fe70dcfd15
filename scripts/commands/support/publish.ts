import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { codeOf } from '../../files/error-code.ts';
import { filesBelow } from '../../files/files-below.ts';

/** Error codes of a rename to another file system, and of a mount point. */
const RENAME_REFUSED = ['EXDEV', 'EBUSY'];
const INCOMING = '.incoming';

export interface Publication {
  /** Folder of the complete new site; it no longer exists afterwards. */
  next: string;
  dist: string;
  /** Where the old site is kept while the new one replaces it. */
  former: string;
  rename?: (from: string, to: string) => void;
}

/**
 * Replaces the old site with the new one: by two renames or, if `dist` is a mount or on another file system, file by
 * file. Every address leads to a complete file at any moment.
 */
export function publish({ next, dist, former, rename = renameSync }: Publication): void {
  rmSync(former, { recursive: true, force: true });
  try {
    if (existsSync(dist)) rename(dist, former);
    rename(next, dist);
  } catch (error) {
    restoreFormer({ dist, former });
    if (!RENAME_REFUSED.includes(codeOf(error))) throw error;
    replaceFiles(next, dist);
    rmSync(next, { recursive: true, force: true });
  }
  rmSync(former, { recursive: true, force: true });
}

/** Restores the old site after a command that was interrupted between the two renames. */
export function restoreFormer({ dist, former }: Pick<Publication, 'dist' | 'former'>): void {
  if (!existsSync(dist) && existsSync(former)) renameSync(former, dist);
}

function replaceFiles(next: string, dist: string): void {
  const incoming = join(dist, INCOMING);
  rmSync(incoming, { recursive: true, force: true });
  cpSync(next, incoming, { recursive: true });
  const files = filesBelow(incoming);
  // Pages come last, after everything they refer to.
  const [pages, parts] = [files.filter(isPage), files.filter((file) => !isPage(file))];
  for (const file of [...parts, ...pages]) {
    const target = join(dist, file);
    clearPath(dist, target);
    renameSync(join(incoming, file), target);
  }
  rmSync(incoming, { recursive: true, force: true });
  const isNew = new Set(files);
  for (const file of filesBelow(dist)) if (!isNew.has(file)) rmSync(join(dist, file));
  removeEmptyFolders(dist);
}

const isPage = (file: string): boolean => file.endsWith('.html');

/** Removes a folder where the new site has a file, and a file where it has a folder. */
function clearPath(dist: string, target: string): void {
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) rmSync(target, { recursive: true });
  const folders = relative(dist, dirname(target)).split(sep);
  folders.forEach((_, depth) => {
    const folder = join(dist, ...folders.slice(0, depth + 1));
    if (statSync(folder, { throwIfNoEntry: false })?.isFile()) rmSync(folder);
  });
  mkdirSync(dirname(target), { recursive: true });
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmptyFolders(path);
    if (readdirSync(path).length === 0) rmSync(path, { recursive: true });
  }
}

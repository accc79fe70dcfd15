import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { readFestival, type FestivalFolder, type ReadOptions } from './read-festival.ts';

/** Editors write a file in several steps. */
const SETTLED_MS = 60;

interface Watchers {
  /** A file has changed, and the folder is a festival. */
  changed: (festival: FestivalFolder) => void;
  /** A file has changed, and something in the folder is wrong; or a folder can no longer be watched. */
  wrong: (error: unknown) => void;
}

/** Reads a festival's folder each time one of its files has changed, until it is disposed of. */
export function watchFestival(root: string, options: ReadOptions, { changed, wrong }: Watchers): Disposable {
  // Each folder by itself: on Linux, Node loses sight of a file that another is renamed over when it watches them as a tree.
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  function follow(): void {
    const folders = new Set([root, ...foldersIn(root)]);
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) if (!watchers.has(folder)) watchers.set(folder, watcherOf(folder));
  }
  /** One that fails is told of and left out; the next change in another folder tries it again. */
  function watcherOf(folder: string): FSWatcher {
    const watcher = watch(folder, settle);
    watcher.on('error', (error) => {
      watcher.close();
      watchers.delete(folder);
      wrong(error);
    });
    return watcher;
  }
  function settle(): void {
    clearTimeout(timer);
    timer = setTimeout(read, SETTLED_MS);
  }
  function read(): void {
    let festival: FestivalFolder;
    try {
      follow();
      festival = readFestival(root, options);
    } catch (error) {
      wrong(error);
      return;
    }
    changed(festival);
  }

  follow();
  return {
    [Symbol.dispose]: () => {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

const foldersIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));

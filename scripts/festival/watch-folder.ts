import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { readFestival, type FestivalFolder, type ReadOptions } from './read-festival.ts';

/** Milliseconds without a change before the folder is read: editors write a file in several steps. */
const SETTLED_MS = 60;

interface Watchers {
  /** Called when a file has changed and the folder is a valid festival. */
  changed: (festival: FestivalFolder) => void;
  /** Called when a changed folder is invalid or `changed` throws, or when a folder can no longer be watched. */
  wrong: (error: unknown) => void;
}

/** Reads a festival's folder each time one of its files has changed, until the result is disposed of. */
export function watchFestival(root: string, options: ReadOptions, { changed, wrong }: Watchers): Disposable {
  // Each folder is watched by itself: on Linux, Node's recursive watch loses a file that another is renamed over.
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
  /** Watches a folder. A watcher that fails is reported and removed; the next change in another folder restarts it. */
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
    try {
      follow();
      changed(readFestival(root, options));
    } catch (error) {
      wrong(error);
    }
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

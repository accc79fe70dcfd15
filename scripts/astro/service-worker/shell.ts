import type { Lang } from '../../../src/domain/model/languages.ts';
import { ANY_HEADERS, attempt, firstFound, savesData } from './storage.ts';
import { keptAnswer } from './whole-files.ts';

/** The offline pages with the files that they need, written by the build: one list for each version. */
export interface ShellList {
  version: string;
  paths: readonly string[];
}

export type Shell = ReturnType<typeof shell>;

const PREFIX = 'shell-';

/**
 * Keeps the pages that are shown if nothing else is available. The worker is installed even if a file of them cannot be
 * loaded: that of a former version is used until then.
 */
export function shell(
  storage: CacheStorage,
  { version, paths }: ShellList,
  load: (path: string) => Promise<Response> = (path) => fetch(path, { priority: 'low' }),
) {
  const name = `${PREFIX}${version}`;
  let isComplete = false;

  const bring = async (cache: Cache, path: string): Promise<boolean> => {
    if (await cache.match(path, ANY_HEADERS)) return true;
    const response = await load(path).catch(() => null);
    const answer = response && (await keptAnswer(response, path));
    if (answer) await cache.put(path, answer);
    return answer !== null;
  };
  const former = async (): Promise<string[]> =>
    (await storage.keys()).filter((one) => one.startsWith(PREFIX) && one !== name);
  const retireFormer = async (): Promise<void> => {
    await Promise.all((await former()).map((one) => storage.delete(one)));
  };
  const file = async (path: string): Promise<Response | undefined> =>
    firstFound([name, ...(await former()).reverse()], async (one) =>
      (await storage.open(one)).match(path, ANY_HEADERS),
    );
  return {
    /** Fetches missing files. Returns whether all are stored; those of former versions are then deleted. */
    complete: async (): Promise<boolean> => {
      // While the visitor saves data, only pages that were read are kept.
      if (isComplete || savesData()) return isComplete;
      const brought = await attempt(async () => {
        const cache = await storage.open(name);
        return Promise.all(paths.map((path) => attempt(() => bring(cache, path))));
      });
      isComplete = brought?.every((isThere) => isThere === true) ?? false;
      if (isComplete) await attempt(retireFormer);
      return isComplete;
    },
    file,
    offlinePage: (lang: Lang): Promise<Response | undefined> => file(`/${lang}/offline/`),
  };
}

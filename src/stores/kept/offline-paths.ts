import { editionOfCache } from '../../domain/archive/pack.ts';
import { PAGES } from '../../domain/archive/reading-bounds.ts';
import { langs } from '../../domain/model/languages.ts';
import { readEdition } from './edition-files.ts';

/** Returns the paths readable without a network: of kept editions, with their second addresses, and of pages read. */
export async function offlinePaths(caches: CacheStorage): Promise<Set<string>> {
  const names = await caches.keys();
  const paths = await Promise.all(names.map((name) => pathsIn(caches, name)));
  return new Set(paths.flat());
}

async function pathsIn(caches: CacheStorage, name: string): Promise<string[]> {
  const kept = editionOfCache(name);
  if (!kept) return name === PAGES ? keysOf(await caches.open(name)) : [];
  const edition = await readEdition(caches, kept.edition, kept.lang);
  if (!edition) return [];
  const second = Object.entries(edition.pack.redirects)
    .filter(([, to]) => edition.hashes.has(to))
    .map(([from]) => from);
  return [...edition.hashes.keys(), ...second];
}

const keysOf = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** Whether a path is available; a path without a language is available if it is in any language. */
export function isAvailableOffline(path: string, available: ReadonlySet<string>): boolean {
  return available.has(path) || langs.some((lang) => available.has(`/${lang}${path}`));
}

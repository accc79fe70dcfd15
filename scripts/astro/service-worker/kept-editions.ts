import { editionOfCache, isPack, type Pack, packPath } from '../../../src/domain/archive/pack.ts';
import { filesOfPicture } from './addresses.ts';
import { ANY_HEADERS, firstFound } from './storage.ts';
import { wholeAnswer } from './whole-files.ts';

/** Editions that a visitor has chosen to keep. The worker only reads them; the page that keeps them writes them. */
export type KeptEditions = ReturnType<typeof keptEditions>;

/** Milliseconds for which the list of editions is remembered: a page requests its thirty pictures at once. */
const MEMORY = 1000;

export function keptEditions(storage: CacheStorage) {
  let known: ReturnType<typeof readEditions> | null = null;
  const editions = (): ReturnType<typeof readEditions> => {
    known ??= readEditions(storage).finally(() => setTimeout(() => (known = null), MEMORY));
    return known;
  };
  const file = async (path: string): Promise<Response | undefined> =>
    firstFound(await editions(), ({ cache }) => wholeFile(cache, path));
  const redirect = async (path: string): Promise<string | undefined> =>
    firstFound(await editions(), async ({ cache, pack }) => {
      const target = pack?.redirects[path];
      return target !== undefined && (await cache.match(target, ANY_HEADERS)) ? target : undefined;
    });
  return {
    file,
    /** Returns the path of the page that a second address leads to. */
    redirect,
    /** Returns a page, at its own address or at the target of a second address. */
    page: async (path: string): Promise<Response | undefined> => {
      const target = await redirect(path);
      return file(target ?? path);
    },
    /** Returns a requested picture in a width or format that is kept. */
    picture: async (path: string): Promise<Response | undefined> => {
      const listed = (await editions()).flatMap(({ pack }) => pack?.files.map((one) => one.path) ?? []);
      return firstFound(filesOfPicture(path, listed), file);
    },
  };
}

/** Returns another file of a picture from the cache of files that the visitor has seen. */
export async function readPicture(storage: CacheStorage, name: string, path: string) {
  const cache = await storage.open(name);
  const read = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return firstFound(filesOfPicture(path, read), (other) => wholeFile(cache, other));
}

async function wholeFile(cache: Cache, path: string): Promise<Response | undefined> {
  const kept = await cache.match(path, ANY_HEADERS);
  return (kept && (await wholeAnswer(kept))) ?? undefined;
}

/** Reads the kept editions, latest data first: files that several editions share are newest there. */
async function readEditions(storage: CacheStorage) {
  const names = (await storage.keys()).flatMap((name) => {
    const edition = editionOfCache(name);
    return edition ? [{ name, ...edition }] : [];
  });
  const kept = await Promise.all(
    names.map(async ({ name, edition, lang }) => {
      const cache = await storage.open(name);
      const pack = await readPack(cache, packPath(edition, lang));
      return { cache, pack };
    }),
  );
  return kept.sort((a, b) => (b.pack?.date ?? '').localeCompare(a.pack?.date ?? ''));
}

/** Reads the pack of a kept edition. Null while it is missing or unreadable. */
async function readPack(cache: Cache, path: string): Promise<Pack | null> {
  const response = await cache.match(path, ANY_HEADERS);
  // Without its pack an edition can still be read, by the addresses in its cache.
  const value: unknown = await response?.json().catch(() => null);
  return isPack(value) ? value : null;
}

import { editionOfCache, isPack, type Pack, packPath } from '../../../src/domain/archive/pack.ts';
import { filesOfPicture } from './addresses.ts';
import { ANY_HEADERS, firstFound } from './storage.ts';
import { wholeAnswer } from './whole-files.ts';

/** The editions that a visitor has chosen to keep. Only read here: the page that keeps them writes them. */
export type KeptEditions = ReturnType<typeof keptEditions>;

/** Milliseconds: a page asks for its thirty pictures at once. */
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
    /** Path of the page that a second address leads to. */
    redirect,
    /** A page, at its own address or at that to which a second address leads. */
    page: async (path: string): Promise<Response | undefined> => {
      const target = await redirect(path);
      return file(target ?? path);
    },
    /** The same picture in a width or format that is kept. */
    picture: async (path: string): Promise<Response | undefined> => {
      const listed = (await editions()).flatMap(({ pack }) => pack?.files.map((one) => one.path) ?? []);
      return firstFound(filesOfPicture(path, listed), file);
    },
  };
}

/** Another file of a picture among those that were read. */
export async function readPicture(storage: CacheStorage, name: string, path: string) {
  const cache = await storage.open(name);
  const read = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return firstFound(filesOfPicture(path, read), (other) => wholeFile(cache, other));
}

async function wholeFile(cache: Cache, path: string): Promise<Response | undefined> {
  const kept = await cache.match(path, ANY_HEADERS);
  return (kept && (await wholeAnswer(kept))) ?? undefined;
}

/** Latest data first: what several editions share is newest there. */
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

/** Null while it is not there, or not to be read. */
async function readPack(cache: Cache, path: string): Promise<Pack | null> {
  const response = await cache.match(path, ANY_HEADERS);
  // Without its list an edition is still read, by the addresses that are kept.
  const value: unknown = await response?.json().catch(() => null);
  return isPack(value) ? value : null;
}

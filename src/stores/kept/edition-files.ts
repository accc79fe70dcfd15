import {
  editionCache,
  KEPT_BYTES,
  packPath,
  type Pack,
  type PackFile,
  isPack,
  isPictureChoice,
  type PictureChoice,
} from '../../domain/archive/pack.ts';
import { langs, type Lang } from '../../domain/model/languages.ts';
import { fetchData, NotFetched } from '../fetch-own.ts';
import { type Received, STALL_MS } from './fetch-file.ts';
import type { Device } from './device.ts';

/* Headers of cached files. Each file has its hash in one of them, so that it need not be computed again. */
const PATH = 'X-Kept-Path';
const HASH = 'X-Kept-Hash';
const PICTURES = 'X-Kept-Pictures';

export type KeptEdition = NonNullable<Awaited<ReturnType<typeof readEdition>>>;

export type KeptLanguages = Partial<Record<Lang, KeptEdition>>;

export async function readLanguages(caches: CacheStorage, year: number): Promise<KeptLanguages> {
  const editions = await Promise.all(langs.map((lang) => readEdition(caches, year, lang)));
  return Object.fromEntries(editions.flatMap((kept) => (kept ? [[kept.pack.lang, kept]] : [])));
}

/** Reads what the device has of an edition in one language; null if there is nothing usable. */
export async function readEdition(caches: CacheStorage, year: number, lang: Lang) {
  const name = editionCache(year, lang);
  if (!(await caches.has(name))) return null;
  const cache = await caches.open(name);
  const stored = await cache.match(packPath(year, lang));
  const pack: unknown = await stored?.json().catch(() => null);
  const pictures = stored?.headers.get(PICTURES);
  if (!isPack(pack) || !isPictureChoice(pictures)) return null;
  const hashes = new Map<string, string>();
  let bytes = 0;
  for (const file of await cache.matchAll()) {
    const { headers } = file;
    const path = headers.get(PATH);
    const length = Number(headers.get(KEPT_BYTES));
    // The service worker does not use a damaged file: it has to be fetched again.
    const isWhole = await file.blob().then(
      ({ size }) => size === length,
      () => false,
    );
    if (path === null || !isWhole) continue;
    hashes.set(path, headers.get(HASH) ?? '');
    bytes += length;
  }
  return {
    /** Pack by which the edition was fetched, or is being fetched. */
    pack,
    pictures,
    hashes,
    bytes,
  };
}

/** Stores the pack and the choice of pictures, so that an unfinished download can be resumed. */
export async function writePack(caches: CacheStorage, pack: Pack, pictures: PictureChoice): Promise<void> {
  const cache = await caches.open(editionCache(pack.edition, pack.lang));
  const headers = { 'Content-Type': 'application/json', [PICTURES]: pictures };
  await cache.put(packPath(pack.edition, pack.lang), new Response(JSON.stringify(pack), { headers }));
}

export async function putFile(cache: Cache, file: PackFile, { bytes, type }: Received): Promise<void> {
  const headers = {
    'Content-Type': type,
    // The service worker prefers a copy of the page that was read later.
    Date: new Date().toUTCString(),
    [PATH]: file.path,
    [HASH]: file.hash,
    [KEPT_BYTES]: String(bytes.length),
    // A citation is downloaded instead of shown, as on the site (`scripts/serve/headers.ts`).
    ...(file.path.includes('/cite/') && { 'Content-Disposition': 'attachment' }),
  };
  await cache.put(file.path, new Response(bytes, { headers }));
}

/**
 * Fetches the current pack of an edition from the site.
 * @throws NotFetched, 30 seconds after the last byte at the latest; the signal's reason if it is aborted.
 */
export async function fetchPack({ fetch }: Device, year: number, lang: Lang, signal?: AbortSignal) {
  const path = packPath(year, lang);
  const options = { cache: 'no-cache', fetch, stallMs: STALL_MS, ...(signal && { signal }) } as const;
  const pack: unknown = await fetchData(path, options);
  if (!isPack(pack)) throw new NotFetched(path, 200);
  return pack;
}

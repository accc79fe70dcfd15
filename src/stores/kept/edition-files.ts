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
import type { Received } from './fetch-file.ts';
import { type Device, Unreachable } from './device.ts';

/* Each cached file has its hash in a header, so that it need not be hashed again. */
const PATH = 'X-Kept-Path';
const HASH = 'X-Kept-Hash';
const PICTURES = 'X-Kept-Pictures';

/** What the device has of an edition in one language. */
export type KeptEdition = NonNullable<Awaited<ReturnType<typeof readEdition>>>;

/** What the device has of an edition, by language. */
export type KeptLanguages = Partial<Record<Lang, KeptEdition>>;

export async function readLanguages(caches: CacheStorage, year: number): Promise<KeptLanguages> {
  const editions = await Promise.all(langs.map((lang) => readEdition(caches, year, lang)));
  return Object.fromEntries(editions.flatMap((kept) => (kept ? [[kept.pack.lang, kept]] : [])));
}

/** Null if there is nothing of it, or nothing that can be used. */
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
    // The worker uses none that is damaged: to be fetched again.
    const isWhole = await file.blob().then(
      ({ size }) => size === length,
      () => false,
    );
    if (path === null || !isWhole) continue;
    hashes.set(path, headers.get(HASH) ?? '');
    bytes += length;
  }
  return {
    /** By which it was fetched, or is being fetched. */
    pack,
    pictures,
    hashes,
    bytes,
  };
}

/** States what is to be kept, so that an unfinished download can be taken up again. */
export async function writePack(caches: CacheStorage, pack: Pack, pictures: PictureChoice): Promise<void> {
  const cache = await caches.open(editionCache(pack.edition, pack.lang));
  const headers = { 'Content-Type': 'application/json', [PICTURES]: pictures };
  await cache.put(packPath(pack.edition, pack.lang), new Response(JSON.stringify(pack), { headers }));
}

export async function putFile(cache: Cache, file: PackFile, { bytes, type }: Received): Promise<void> {
  const headers = {
    'Content-Type': type,
    // A page that is read later is newer.
    Date: new Date().toUTCString(),
    [PATH]: file.path,
    [HASH]: file.hash,
    [KEPT_BYTES]: String(bytes.length),
    // A citation is saved, as the site has it saved (`scripts/serve/headers.ts`).
    ...(file.path.includes('/cite/') && { 'Content-Disposition': 'attachment' }),
  };
  await cache.put(file.path, new Response(bytes, { headers }));
}

/** The pack of an edition as the site has it now. @throws Unreachable */
export async function fetchPack({ fetch }: Device, year: number, lang: Lang): Promise<Pack> {
  const path = packPath(year, lang);
  try {
    const response = await fetch(path, { cache: 'no-cache' });
    const pack: unknown = response.ok ? await response.json() : null;
    if (isPack(pack)) return pack;
  } catch (error) {
    throw new Unreachable(path, error);
  }
  throw new Unreachable(path);
}

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../scripts/files/files-below.ts';
import type { PullOptions } from '../../../scripts/pull/options.ts';
import { pull } from '../../../scripts/pull/pull.ts';
import { resources } from '../../../scripts/pull/read/resources.ts';
import { createReader, type Reader, type ReaderSite } from '../../../scripts/pull/readers/reader.ts';
import { sealEdition } from '../../../scripts/pull/seal/write-seal.ts';
import { CURRENT_FILE, readSnapshot } from '../../../src/content/snapshot.ts';
import { readEnvironment } from '../../../src/site/environment.ts';
import { festival } from '../../../src/site/festival.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

export const START = Date.UTC(2024, 9, 12, 16);
export const HOUR = 3_600_000;

export interface ServedFile {
  body: Uint8Array | string;
  type?: string;
  etag?: string;
  lastModified?: string;
}

/** A back end that tests change between pulls: lists and pages by path below `/api`, files by path. */
export interface FakeBackEnd {
  lists: Record<string, unknown>;
  files: Record<string, ServedFile>;
  /** Answers of the paths that fail, below `/api` for lists and pages. */
  failing: Record<string, () => Response>;
  /** Every request since the log was last emptied, e.g. `/media/a.png 200`. */
  log: string[];
  fetch: NonNullable<PullOptions['fetch']>;
}

export const titled = (id: number, intitule: string, more: object = {}) => ({
  id,
  show: true,
  edition: 1,
  type: 1,
  date: '2024-10-12T19:00:00+01:00',
  activite: [{ id: id * 10, intitule }],
  ...more,
});

/** Returns events with the numbers from 1 on, each titled by its own. */
export const numbered = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => titled(index + 1, `Titre ${index + 1}`, more));

/** Returns the lists and pages of a small festival with five events and two people. */
function smallFestival(): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.values(resources).map(({ path }) => [path, []])),
    '/evenements/': ['Aube', 'Midi', 'Soir', 'Nuit', 'Veille'].map((title, index) =>
      titled(index + 1, title),
    ),
    '/editions/': [
      { id: 1, annee: 2024, intitule: 'Sixième', date_debut: '2024-10-09', date_fin: '2024-11-09' },
    ],
    '/type_evenements/': [{ id: 1, intitule: 'Expositions' }],
    '/personnes/': [
      { id: 1, nom: 'Mabrouk' },
      { id: 2, nom: 'Chelly' },
    ],
    '/lieux/': [{ id: 1, nom: 'Kiosque' }],
    '/menu/': [{ id: 1, intitule_fr: 'Le festival', show: true }],
    '/sousmenu/': [{ id: 1, menu: 1, show: true, intitule_fr: 'Venir', page: 7 }],
    '/pages/7/': { id: 7, intitule_fr: 'Venir', sections: [{ id: 1, content_fr: '<p>En train.</p>' }] },
    '/pages/19/': { id: 19, intitule_fr: 'Mentions' },
  };
}

export function fakeBackEnd(failing: FakeBackEnd['failing'] = {}): FakeBackEnd {
  const backEnd: FakeBackEnd = {
    lists: smallFestival(),
    files: {},
    failing,
    log: [],
    fetch: (url, init) => {
      const { origin, pathname } = new URL(url);
      if (origin !== 'https://api.example') return Promise.reject(new TypeError('fetch failed'));
      const response = answer(backEnd, pathname, new Headers(init.headers));
      backEnd.log.push(`${pathname} ${response.status}`);
      return Promise.resolve(response);
    },
  };
  return backEnd;
}

function answer({ lists, files, failing }: FakeBackEnd, pathname: string, headers: Headers): Response {
  const failure = failing[pathname.replace(/^\/api/, '')];
  if (failure) return failure();
  const file = files[pathname];
  if (file) return serve(file, headers);
  const list = lists[pathname.replace(/^\/api/, '')];
  return list === undefined ? Response.json({ detail: 'Not found.' }, { status: 404 }) : Response.json(list);
}

function serve({ body, type, etag, lastModified }: ServedFile, headers: Headers): Response {
  const isKnown =
    (etag !== undefined && headers.get('If-None-Match') === etag) ||
    (lastModified !== undefined && headers.get('If-Modified-Since') === lastModified);
  if (isKnown) return new Response(null, { status: 304 });
  const answered = new Headers();
  if (type) answered.set('Content-Type', type);
  if (etag) answered.set('ETag', etag);
  if (lastModified) answered.set('Last-Modified', lastModified);
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers: answered });
}

/** The festival's site, for readers of texts. */
export const readerSite = {
  apiUrl: 'https://api.example',
  siteUrl: 'https://site.example',
  hasBackEnd: true,
  copiesFiles: false,
};

const readers = new Map<string, Reader>();

/** Pulls for the same site share a reader: creating and proving one takes longer than everything else they do. */
function readerFor(site: ReaderSite): Reader {
  const key = JSON.stringify(site);
  const reader = readers.get(key) ?? createReader(site);
  readers.set(key, reader);
  return reader;
}

/** Returns the options of a pull from the fake into a folder of the test, with a clock that the test moves. */
export function pullOptions({
  fetch,
}: Pick<FakeBackEnd, 'fetch'>): PullOptions & { folder: string; clock: { now: number } } {
  const folder = temporaryFolder();
  const clock = { now: START };
  return {
    folder,
    environment: readEnvironment({
      API_URL: 'https://api.example',
      API_KEY: 'k',
      SITE_URL: 'https://site.example',
    }),
    site: festival,
    snapshots: join(folder, 'snapshots'),
    media: join(folder, 'media'),
    seals: join(folder, 'sealed'),
    // In this process, since starting others takes longer than most tests.
    openReader: (site) => Promise.resolve({ ...readerFor(site), [Symbol.dispose]: () => undefined }),
    fetch,
    sleep: () => Promise.resolve(),
    random: () => 1,
    now: () => clock.now,
    clock,
  };
}

/** Returns inode and time of each file below a folder, but only the inode of the pointer: every pull sets its time. */
export function fingerprint(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesBelow(folder).map((path) => {
      const { ino, mtimeMs } = statSync(join(folder, path));
      return [path, path.endsWith(CURRENT_FILE) ? String(ino) : `${ino} ${mtimeMs}`];
    }),
  );
}

/**
 * Pulls a festival once. `next` changes lists of its back end and pulls it again an hour later, `nextSnapshot` also
 * returns what is then in the snapshot, and `seal` seals an edition of the last one.
 */
export async function pulled(lists: Record<string, unknown>, backEnd = fakeBackEnd()) {
  const options = pullOptions(backEnd);
  const next = async (changed: Record<string, unknown>, more: { acceptChanges?: boolean } = {}) => {
    Object.assign(backEnd.lists, changed);
    options.clock.now += HOUR;
    return pull({ ...options, ...more });
  };
  await next(lists);
  const snapshot = () => readSnapshot(options.snapshots);
  const nextSnapshot = async (changed: Record<string, unknown> = {}) => {
    const report = await next(changed);
    return { report, ...snapshot() };
  };
  const seal = (year = 2018) => sealEdition({ ...options, year, snapshot: snapshot(), now: START });
  return { backEnd, folder: options.folder, options, next, nextSnapshot, seal, snapshot };
}

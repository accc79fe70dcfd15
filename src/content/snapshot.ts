import type { Festival } from '../domain/model/festival.ts';
import type { MediaIndex, SnapshotManifest, Quarantined, ChangeRecord } from '../domain/model/snapshot.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists of the current records of a festival, without the withdrawn ones. */
export const currentLists = [
  'editions',
  'events',
  'eventTypes',
  'activityKinds',
  'roles',
  'persons',
  'participants',
  'places',
  'partners',
  'partnerTypes',
  'socials',
  'mediaLinks',
  'faqTypes',
  'faqs',
  'menu',
  'subMenu',
  'pages',
  'pdfs',
] as const satisfies readonly (keyof Festival)[];

/** All lists of a snapshot, including those of withdrawn records. */
export const snapshotLists = [
  ...currentLists,
  'withdrawn',
  'withdrawnEditions',
  'withdrawnPersons',
] as const satisfies readonly (keyof Festival)[];

/** Incremented whenever the shape of a snapshot changes, so that no reader misreads an older one. */
export const SNAPSHOT_VERSION = 4;
/** Oldest version that is still read, for its record of changes. */
const OLDEST_VERSION = 2;
/** Lists that earlier versions lack, with the first version that has them. */
const SINCE: Readonly<Record<string, number>> = { withdrawn: 3, withdrawnEditions: 4, withdrawnPersons: 4 };

/** Name of the file that names the current snapshot. */
export const CURRENT_FILE = 'current.json';

export type Snapshot = ReturnType<typeof readSnapshot>;

/** There is no snapshot, or this version cannot read it. */
export class SnapshotError extends Error {
  /** The folder never contained a snapshot. */
  readonly isMissing: boolean;

  constructor(reason: string, { cause, isMissing = false }: { cause?: unknown; isMissing?: boolean } = {}) {
    super(`${reason}: run "npm run pull"`, { cause });
    this.name = 'SnapshotError';
    this.isMissing = isMissing;
  }
}

/**
 * Reads the current snapshot of a folder (`snapshotFolder` of `src/site`).
 * @throws SnapshotError if there is none, if it is damaged, or if another version wrote it.
 */
export function readSnapshot(folder: string) {
  if (!existsSync(join(folder, CURRENT_FILE))) {
    throw new SnapshotError(`There is no snapshot in ${folder}`, { isMissing: true });
  }
  const pointer = readJson(join(folder, CURRENT_FILE));
  const name = isObject(pointer) ? pointer['snapshot'] : null;
  if (typeof name !== 'string' || !/^[\w-]+$/.test(name)) {
    throw new SnapshotError(`${join(folder, CURRENT_FILE)} names no snapshot`);
  }
  const read = (file: string): unknown => readJson(join(folder, name, `${file}.json`));
  const manifest = read('manifest');
  const version = isObject(manifest) ? manifest['version'] : 'none';
  if (!isReadable(version)) {
    throw new SnapshotError(
      `The snapshot in ${folder} has version ${String(version)}, not ${SNAPSHOT_VERSION}`,
    );
  }
  const festival = Object.fromEntries(
    snapshotLists.map((collection) => [
      collection,
      hasList(version, collection) ? asCurrent(collection, read(collection)) : [],
    ]),
  );
  for (const [collection, list] of Object.entries(festival)) {
    if (!Array.isArray(list))
      throw new SnapshotError(`${collection}.json in ${folder}/${name} is not a list`);
  }
  return {
    festival: festival as unknown as Festival,
    media: read('media') as MediaIndex,
    manifest: manifest as SnapshotManifest,
    quarantine: read('quarantine') as Quarantined[],
    changes: read('changes') as ChangeRecord,
  };
}

function isReadable(version: unknown): version is number {
  return typeof version === 'number' && version >= OLDEST_VERSION && version <= SNAPSHOT_VERSION;
}

/** Whether snapshots of a version have the list; in older ones it is read as an empty list. */
export function hasList(version: number, name: string): boolean {
  return version >= (SINCE[name] ?? 0);
}

/** By list, completes a record with the fields that earlier versions lack, as if the back end had sent no value. */
const formerlyAbsent: Readonly<Record<string, (record: Record<string, unknown>) => object>> = {
  events: asCurrentEvent,
  withdrawn: asCurrentEvent,
  places: asCurrentPlace,
  editions: asCurrentEdition,
  withdrawnEditions: asCurrentEdition,
};

/** Returns a list of any version in the shape of the current version. */
export function asCurrent(collection: string, list: unknown): unknown {
  const complete = formerlyAbsent[collection];
  if (!complete || !Array.isArray(list)) return list;
  return list.map((record: unknown) => (isObject(record) ? complete(record) : record));
}

/** Adds missing fields after the existing ones: a record that lacks none keeps its field order, and so its digest. */
function withDefaults(record: Record<string, unknown>, defaults: Record<string, unknown>): object {
  const missing = Object.entries(defaults).filter(([name]) => !(name in record));
  return { ...record, ...Object.fromEntries(missing) };
}

function asCurrentEvent(event: Record<string, unknown>): object {
  const photos = Array.isArray(event['photos']) ? event['photos'] : [];
  const complete = {
    ...event,
    photos: photos.map((photo: unknown) => (isObject(photo) ? asCurrentPhoto(photo) : photo)),
  };
  return withDefaults(complete, {
    status: null,
    closures: [],
    price: null,
    languages: [],
    capacity: null,
    previousStart: null,
  });
}

function asCurrentPhoto(photo: Record<string, unknown>): object {
  const { title } = photo;
  const named = isObject(title) ? photo : { ...photo, title: typeof title === 'string' ? { fr: title } : {} };
  return withDefaults(named, {
    isForPress: false,
    rights: {},
    description: {},
    photographer: null,
    takenOn: null,
    licence: null,
  });
}

function asCurrentPlace(place: Record<string, unknown>): object {
  return withDefaults(place, {
    directions: {},
    openingDays: {},
    openingHours: null,
    accessibility: [],
    phone: null,
    website: null,
  });
}

function asCurrentEdition(edition: Record<string, unknown>): object {
  const presentations = { short: {}, medium: {}, long: {} };
  const noPress = { contact: null, figures: [], presentations, policy: {} };
  const press = isObject(edition['press']) ? withDefaults(edition['press'], noPress) : noPress;
  return withDefaults({ ...edition, press }, { publicHolidays: [] });
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (cause) {
    const reason = cause instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new SnapshotError(`${path} ${reason}`, { cause });
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

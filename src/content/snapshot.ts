import { isFields } from '../domain/model/fields.ts';
import type { Festival } from '../domain/model/festival.ts';
import type {
  Change,
  ChangeRecord,
  MediaIndex,
  Quarantined,
  SnapshotManifest,
  TimeAndPlace,
} from '../domain/model/snapshot.ts';
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
  'withdrawnPlaces',
  'withdrawnTypes',
  'withdrawnPages',
] as const satisfies readonly (keyof Festival)[];

/** Incremented whenever the shape of a snapshot changes, so that no reader misreads an older one. */
export const SNAPSHOT_VERSION = 6;
/**
 * Versions that can be read. Records of versions 4 and 5 are a case of those of version 6; the manifest of version 4 may
 * lack fields.
 */
export const READABLE_VERSIONS: readonly unknown[] = [4, 5, SNAPSHOT_VERSION];

/** Lists that version 6 has added, as an earlier snapshot or seal is read: without such records. */
export const addedLists = {
  withdrawnPlaces: [],
  withdrawnTypes: [],
  withdrawnPages: [],
} as const satisfies { [Name in keyof Festival]?: readonly [] };

/** Returns the lists that a snapshot or seal of a readable version has. */
export const listsOfVersion = (version: unknown): readonly (typeof snapshotLists)[number][] =>
  snapshotLists.filter((list) => version === SNAPSHOT_VERSION || !(list in addedLists));

/** Whether editions are of an early version 4, which gained public holidays and more without a new number. */
export const lacksHolidays = (editions: readonly object[]): boolean =>
  editions.some((edition) => !('publicHolidays' in edition));

/** What a manifest says of former pulls if there were none. */
export const noHistory = {
  guards: { highWater: {}, listed: {}, emptySince: {} },
  recordDates: { edition: {}, event: {}, person: {} },
  revisions: {},
  renumbered: {},
  sealedAt: {},
} as const satisfies Partial<SnapshotManifest>;

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
  const name = isFields(pointer) ? pointer['snapshot'] : null;
  if (typeof name !== 'string' || !/^[\w-]+$/.test(name)) {
    throw new SnapshotError(`${join(folder, CURRENT_FILE)} names no snapshot`);
  }
  const read = (file: string): unknown => readJson(join(folder, name, `${file}.json`));
  const manifest = read('manifest');
  const version = isFields(manifest) ? manifest['version'] : 'none';
  if (!READABLE_VERSIONS.includes(version)) {
    throw new SnapshotError(
      `The snapshot in ${folder} has version ${String(version)}, not ${READABLE_VERSIONS.join(' or ')}`,
    );
  }
  const festival = {
    ...addedLists,
    ...Object.fromEntries(listsOfVersion(version).map((list) => [list, read(list)])),
  };
  for (const [collection, list] of Object.entries(festival)) {
    if (!Array.isArray(list))
      throw new SnapshotError(`${collection}.json in ${folder}/${name} is not a list`);
  }
  const { editions, withdrawnEditions } = festival as unknown as Festival;
  if (lacksHolidays([...editions, ...withdrawnEditions]))
    throw new SnapshotError(`The snapshot in ${folder} is of an early version 4, and lacks public holidays`);
  return {
    festival: festival as unknown as Festival,
    media: read('media') as MediaIndex,
    manifest: { ...noHistory, ...(manifest as SnapshotManifest) },
    quarantine: read('quarantine') as Quarantined[],
    changes: complete(read('changes') as ChangeRecord),
  };
}

/** Reads the current snapshot of a folder. Null if this version can read none. */
export function snapshotIfAny(folder: string): Snapshot | null {
  try {
    return readSnapshot(folder);
  } catch (error) {
    if (error instanceof SnapshotError) return null;
    throw error;
  }
}

/** A change as version 4 may have recorded it. */
type FormerChange = Omit<Change, 'after'> & {
  after?: (Omit<TimeAndPlace, 'place'> & Partial<Pick<TimeAndPlace, 'place'>>) | null;
};

function complete(record: ChangeRecord): ChangeRecord {
  const changes = record.changes.map(({ after = null, ...change }: FormerChange) => ({
    ...change,
    after: after && { place: {}, ...after },
  }));
  return { ...record, changes };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (cause) {
    const reason = cause instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new SnapshotError(`${path} ${reason}`, { cause });
  }
}

import { createApiClient, pause } from './client/client.ts';
import { noChanges, type Change } from '../../src/content/change-record.ts';
import { festivalCollections } from '../../src/content/collections.ts';
import { digestOf } from '../../src/content/digest.ts';
import { SNAPSHOT_VERSION, type Snapshot } from '../../src/content/snapshot.ts';
import type { Festival, PullGuards, SnapshotManifest } from '../../src/domain/model/festival.ts';
import { readHttpCache, writeHttpCache } from './media/http-cache.ts';
import { createMediaFetch } from './media/media-fetch.ts';
import { openMediaFolder } from './media/media-folder.ts';
import { pullMedia, type PulledMedia } from './media/pull-media.ts';
import { usersOf } from './media/users-of.ts';
import { wantedFiles } from './media/wanted.ts';
import type { PullOptions } from './options.ts';
import { readFestival, type ReadFestival } from './read/read-festival.ts';
import { measuresOf, raised, refuseShrink } from './read/shrink-guard.ts';
import { withWithdrawn } from './read/withdrawn.ts';
import { proveSafe } from './sanitise/canary.ts';
import { ownCopies, picturesInHtml, withCopiesInUse, withOwnPictures } from './sanitise/html-pictures.ts';
import { createHtmlSanitiser } from './sanitise/html.ts';
import { sanitiseFestival } from './sanitise/sanitise-festival.ts';
import { createSvgSanitiser } from './sanitise/svg.ts';
import { changedRecord } from './snapshot/changes.ts';

/** Files after which the notes on them are written. */
const NOTED_EVERY = 50;

/** Many lists, four tries each, four at a time: a whole pull may last as long as so many that run out of time. */
const TRIES_IN_ALL = 30;

/** A snapshot not yet written, and what came up on the way. */
export interface Taken extends Pick<PulledMedia, 'failures' | 'downloaded'> {
  snapshot: Snapshot;
  /** Changes since the snapshot before; empty for the first one. */
  changes: Change[];
}

/**
 * Reads, checks and sanitises the festival and brings its media.
 * @throws PullRefused when what came is not fit to replace the snapshot before.
 * @throws UnsafeSanitiser when the sanitiser fails its proof.
 */
export async function takeSnapshot(options: PullOptions, before: Snapshot | null): Promise<Taken> {
  const { environment, acceptShrink = false, now = Date.now } = options;
  const sanitise = createHtmlSanitiser({
    apiUrl: environment.API_URL,
    siteUrl: environment.SITE_URL,
    isOwnCopy: ownCopies(before?.media ?? {}),
  });
  proveSafe(sanitise);

  const { festival: raw, quarantined, guards } = await read(options, before);
  const pulledAt = new Date(now()).toISOString();
  const highWater = heldToMark(raw, before, acceptShrink);
  const { festival: clean, quarantined: unsafe } = await sanitiseFestival(
    withWithdrawn(raw, before?.festival ?? null, pulledAt),
    sanitise,
  );
  const htmlPictures = picturesInHtml(clean);
  const { index, failures, downloaded } = await bringMedia(clean, htmlPictures, options);
  const media = withCopiesInUse(index, htmlPictures, before?.media ?? {});
  const festival = withOwnPictures(clean, media);

  const quarantine = [...quarantined, ...unsafe].sort(
    (a, b) => compare(a.path, b.path) || compare(a.reason, b.reason),
  );
  const { record, fresh } = before
    ? changedRecord(before.changes, before.festival, festival, pulledAt)
    : { record: noChanges, fresh: [] };
  const counts = Object.fromEntries(festivalCollections.map((name) => [name, festival[name].length]));
  return {
    snapshot: {
      festival,
      media,
      quarantine,
      changes: record,
      manifest: {
        version: SNAPSHOT_VERSION,
        source: environment.API_URL,
        pulledAt,
        digest: digestOf([festival, media, quarantine]),
        counts: counts as SnapshotManifest['counts'],
        guards: { ...guards, highWater },
      },
    },
    changes: fresh,
    failures,
    downloaded,
  };
}

/** @throws PullRefused when the festival has shrunk, unless that is accepted: then the mark is lowered to what there is. */
function heldToMark(
  festival: Festival,
  before: Snapshot | null,
  acceptShrink: boolean,
): PullGuards['highWater'] {
  const measures = measuresOf(festival);
  if (!before || acceptShrink) return { ...measures };
  const mark = before.manifest.guards?.highWater ?? measuresOf(before.festival);
  refuseShrink(measures, mark);
  return raised(mark, measures);
}

async function read(
  { environment, site, onProgress, acceptShrink = false, ...rest }: PullOptions,
  before: Snapshot | null,
): Promise<ReadFestival> {
  const { fetch, sleep, random, now = Date.now } = rest;
  const tryMs = environment.PULL_TIMEOUT * 1000;
  let done = 0;
  return readFestival({
    client: createApiClient({
      apiUrl: environment.API_URL,
      key: environment.API_KEY,
      keyHeader: environment.API_KEY_HEADER,
      tryMs,
      totalMs: TRIES_IN_ALL * tryMs,
      ...(fetch && { fetch }),
      ...(sleep && { sleep }),
      ...(random && { random }),
      now,
    }),
    apiUrl: environment.API_URL,
    ids: site,
    timeZone: site.timeZone,
    legalPageId: site.legalPageId,
    before: before && { festival: before.festival, guards: before.manifest.guards },
    acceptShrink,
    now: now(),
    onRead: (what) => onProgress?.({ step: 'lists', done: ++done, total: null, what }),
  });
}

async function bringMedia(
  festival: Festival,
  htmlPictures: readonly string[],
  options: PullOptions,
): Promise<PulledMedia> {
  const { environment, onProgress } = options;
  const { fetch, now = Date.now, sleep = pause } = options;
  const wanted = wantedFiles(withEveryPage(festival), htmlPictures, environment.LOGO_URL);
  const cache = await readHttpCache(options.snapshots);
  const save = (): Promise<void> => writeHttpCache(options.snapshots, cache);
  let done = 0;
  const media = await pullMedia(wanted, {
    folder: await openMediaFolder(options.media),
    cache,
    sanitiseSvg: createSvgSanitiser(),
    fetch: createMediaFetch({
      apiUrl: environment.API_URL,
      ...(fetch && { fetchOwn: fetch, fetchForeign: fetch }),
    }),
    now,
    sleep,
    usersOf: (url) => usersOf(withEveryPage(festival), url),
    onFile: async (what) => {
      onProgress?.({ step: 'media', done: ++done, total: wanted.length, what });
      // A first pull is long, and may be cut off: what it has brought need not be brought again.
      if (done % NOTED_EVERY === 0) await save();
    },
  });
  await save();
  return media;
}

/** The festival with everything that has a page among its events: what was withdrawn keeps its pictures. */
function withEveryPage(festival: Festival): Festival {
  return { ...festival, events: [...festival.events, ...festival.withdrawn] };
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

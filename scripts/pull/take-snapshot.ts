import { pageNames } from '../astro/redirects/redirects.ts';
import { createApiClient } from './client/client.ts';
import { noChanges, type Quarantined } from '../../src/domain/model/snapshot.ts';
import { SNAPSHOT_VERSION, type Snapshot } from '../../src/content/snapshot.ts';
import type { Festival } from '../../src/domain/model/festival.ts';
import { hasBackEnd } from '../../src/site/publication.ts';
import { measuresOf, raiseMark, refuseBreaches } from './contract/publication-contract.ts';
import type { ForgottenIds } from './forget/forgotten.ts';
import { withoutNames } from './forget/names.ts';
import { festivalWithout, reportStillSent, withRenumbered } from './forget/without-forgotten.ts';
import { readHttpCache, writeHttpCache } from './media/http-cache.ts';
import { createMediaFetch } from './media/media-fetch.ts';
import { openMediaFolder } from './media/media-folder.ts';
import { pullMedia } from './media/pull-media.ts';
import { recordsShowing } from './media/records-showing.ts';
import { type FilesInHtml, mediaManifest } from './media/media-manifest.ts';
import type { PullOptions } from './options.ts';
import { realPorts, type Ports } from './ports.ts';
import type { Reader } from './readers/reader.ts';
import { openReaderProcesses } from './readers/reader-processes.ts';
import { readFestival } from './read/read-festival.ts';
import { withAllRecords, withWithdrawn } from './read/withdrawn.ts';
import { restoreMedia } from './seal/read-seals.ts';
import type { Seal } from './seal/seal.ts';
import { mediaOfSeals, sealDates, withSeals } from './seal/with-seals.ts';
import { reportDeadLinks } from './sanitise/dead-links.ts';
import { addressesInHtml, canBeCopied, withOwnCopies, withReusedCopies } from './sanitise/own-copies.ts';
import { sanitiseFestival } from './sanitise/sanitise-festival.ts';
import { eventRevisions, updateChangeRecord } from './snapshot/changes.ts';
import { countsOf, recordDates, snapshotDigest } from './snapshot/manifest-facts.ts';

const FILES_PER_CACHE_WRITE = 50;

/** Time limit of all lists together, as a multiple of that of one try: some lists may run out of time, not all. */
const TOTAL_TIMEOUT_IN_TRIES = 30;

export interface Precedents {
  /** The previous snapshot; null if there is none. */
  before: Snapshot | null;
  seals: readonly Seal[];
  forgotten: ForgottenIds;
}

/**
 * Reads, checks and sanitises the festival and downloads its media.
 * @throws PullRefused when the answers are not fit to replace the previous snapshot.
 * @throws UnsafeSanitiser when the sanitiser fails its proof.
 */
export async function takeSnapshot(given: PullOptions, { before, seals, forgotten: listed }: Precedents) {
  const options = { ...realPorts, ...given };
  const { environment, acceptChanges = false, now, openReader = openReaderProcesses } = options;
  // On the machine of the editor too, so that a snapshot sealed there has the files.
  const copiesFiles = environment.FESTIVAL !== undefined;
  const pages = new Set([environment.SITE_SLUG, ...pageNames(environment)]);
  // The back end is read while the reader starts, which takes a second. An error is thrown where it is awaited below.
  const reading = read(options, before, pages);
  reading.catch(() => undefined);
  using reader = await openReader({
    apiUrl: environment.API_URL,
    siteUrl: environment.SITE_URL,
    hasBackEnd: hasBackEnd(environment),
    copiesFiles,
    media: { ...before?.media, ...mediaOfSeals(seals) },
  });

  const { festival: sent, quarantined, guards, renumbered } = await reading;
  const forgotten = before && renumbered.persons ? withRenumbered(listed, sent, before.festival) : listed;
  const { festival: raw, quarantined: beyondSeals } = withSeals(sent, seals);
  const pulledAt = new Date(now()).toISOString();
  const highWater = keepContract(raw, before, acceptChanges);
  const all = withWithdrawn(raw, before?.festival ?? null, pulledAt);
  const { festival: safe, quarantined: unsafe } = await sanitiseFestival(
    festivalWithout(all, forgotten),
    reader,
    hasBackEnd(environment),
  );
  const clean = withoutNames(safe, forgotten.names);
  const { pictures, links } = addressesInHtml(clean);
  const { origin } = new URL(environment.API_URL);
  const linked = links.filter((href) => copiesFiles && href.startsWith(`${origin}/`) && canBeCopied(href));
  const { index, failures, downloaded } = await downloadMedia(clean, { pictures, linked }, reader, options);
  await restoreMedia(seals, options.media);
  const found = { ...mediaOfSeals(seals), ...index };
  const media = withReusedCopies(found, [...pictures, ...links], before?.media ?? {});
  const festival = withOwnCopies(clean, linked, media);

  const { record, fresh } = before
    ? updateChangeRecord(before.changes, before.festival, festival, pulledAt)
    : { record: noChanges, fresh: [] };
  // Those of a folder are reported where it is read, with file and line.
  const dead = copiesFiles ? [] : reportDeadLinks(festival, record, environment.SITE_URL, pages);
  const refused = [...quarantined, ...beyondSeals, ...reportStillSent(sent, forgotten), ...unsafe, ...dead];
  const lineOf = ({ path, reason }: Quarantined): string => `${path} ${reason}`;
  const named = withoutNames(refused, forgotten.names);
  const quarantine = named.sort((a, b) => (lineOf(a) < lineOf(b) ? -1 : 1));
  const sealedAt = sealDates(seals);
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
        digest: snapshotDigest({ festival, media, quarantine }, { renumbered, sealedAt }),
        counts: countsOf(festival),
        guards: { ...guards, highWater },
        recordDates: recordDates(festival, before, pulledAt),
        revisions: eventRevisions(before, fresh),
        renumbered,
        sealedAt,
      },
    },
    /** Changes since the previous snapshot; empty for the first one. */
    changes: fresh,
    failures,
    downloaded,
  };
}

/** Returns the new high-water mark. @throws PullRefused when the contract is broken, unless `acceptChanges` is set. */
function keepContract(festival: Festival, before: Snapshot | null, acceptChanges: boolean) {
  const measures = measuresOf(festival);
  if (!before || acceptChanges) return { ...measures };
  const mark = raiseMark(before.manifest.guards.highWater, measuresOf(before.festival));
  refuseBreaches(festival, before.festival, mark);
  return raiseMark(mark, measures);
}

async function read(options: PullOptions & Ports, before: Snapshot | null, pages: Set<string>) {
  const { environment, site, onProgress, acceptChanges = false, now } = options;
  const tryMs = environment.PULL_TIMEOUT * 1000;
  let done = 0;
  return readFestival({
    client: createApiClient({
      ...options,
      apiUrl: environment.API_URL,
      key: environment.API_KEY,
      keyHeader: environment.API_KEY_HEADER,
      tryMs,
      totalMs: TOTAL_TIMEOUT_IN_TRIES * tryMs,
    }),
    apiUrl: environment.API_URL,
    pageNames: pages,
    ids: site,
    timeZone: environment.TIME_ZONE,
    before,
    acceptChanges,
    now: now(),
    onRead: (what) => onProgress?.({ step: 'lists', done: ++done, total: null, what }),
  });
}

async function downloadMedia(
  festival: Festival,
  inHtml: FilesInHtml,
  reader: Reader,
  options: PullOptions & Ports,
) {
  const { environment, onProgress } = options;
  const manifest = mediaManifest(withAllRecords(festival), inHtml, environment.LOGO_URL);
  const cache = await readHttpCache(options.snapshots);
  const save = (): Promise<void> => writeHttpCache(options.snapshots, cache);
  let done = 0;
  const media = await pullMedia(manifest, {
    ...options,
    folder: await openMediaFolder(options.media),
    cache,
    reader,
    fetch: createMediaFetch(environment.API_URL, options.fetch),
    recordsShowing: (url) => recordsShowing(withAllRecords(festival), url),
    onFile: async (what) => {
      onProgress?.({ step: 'media', done: ++done, total: manifest.length, what });
      // A first pull is long and may be interrupted: the next one starts from what is cached.
      if (done % FILES_PER_CACHE_WRITE === 0) await save();
    },
  });
  await save();
  return media;
}

import { mkdir } from 'node:fs/promises';
import type { Change, Quarantined, SnapshotManifest } from '../../src/domain/model/snapshot.ts';
import { readSnapshot, SnapshotError, type Snapshot } from '../../src/content/snapshot.ts';
import type { Instant } from '../../src/domain/model/core.ts';
import { forgetInSnapshots } from './forget/forget-in-snapshots.ts';
import { type ForgottenIds, idsOf, readForgotten } from './forget/forgotten.ts';
import { withoutForgotten } from './forget/without-forgotten.ts';
import type { MediaFailure } from './media/pull-media.ts';
import type { PullOptions } from './options.ts';
import { UnsafeSanitiser } from './sanitise/canary.ts';
import { readSeals, restoreMedia } from './seal/read-seals.ts';
import { type Seal, SealError } from './seal/seal.ts';
import { sealedSnapshot } from './seal/with-seals.ts';
import { confirmedAt, markConfirmed, writeSnapshot } from './snapshot/write-snapshot.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** The outcome of a pull that leaves a snapshot to build from. */
export type PullReport =
  | {
      outcome: 'new' | 'unchanged';
      manifest: SnapshotManifest;
      quarantined: Quarantined[];
      mediaFailures: MediaFailure[];
      downloaded: number;
      changes: Change[];
      /** Why the previous snapshot could not be read; null if it could, or if there was none. */
      unreadable: string | null;
    }
  | {
      /** The pull failed, and the build goes on from the last good snapshot. */
      outcome: 'previous';
      manifest: SnapshotManifest;
      /** Time at which the back end was last known to have the snapshot's content. */
      confirmedAt: Instant;
      /** Years of the sealed editions that make up the snapshot if there is no other; null for one of the back end. */
      sealedYears: number[] | null;
      reason: Error;
    };

/** The pull failed, and there is no earlier snapshot to build from, or `strict` forbids using it. */
export class PullFailed extends Error {
  override name = 'PullFailed';
}

/**
 * Takes a snapshot of the back end. A failure leaves the last good one in place.
 * @throws PullFailed when it fails and there is no earlier snapshot, or `strict` forbids using it.
 * @throws UnsafeSanitiser when the sanitiser fails its proof, even if there are earlier snapshots.
 * @throws ForgetError when the list of forgotten records cannot be read.
 */
export async function pull(options: PullOptions): Promise<PullReport> {
  const { snapshots, now = Date.now } = options;
  await mkdir(snapshots, { recursive: true });
  const listed = await readForgotten(options.seals);
  const forgotten = idsOf(listed);
  const { last, unreadable } = lastGood(snapshots);
  // Records are forgotten first: if this pull fails, the site is built from the rest of the last snapshot.
  const before = last && (await forgetInSnapshots(last, forgotten, options));
  // A snapshot of sealed editions alone cannot be compared with the back end.
  const earlier = before?.manifest.isOfSealsOnly ? null : before;
  // A snapshot that cannot be read cannot be searched for the forgotten records, nor can those before it.
  const kept = unreadable !== null && listed.length > 0 ? { retained: 1 } : {};
  try {
    if (options.givenUp !== undefined) throw new Error(options.givenUp);
    const seals = await sealsWithout(options.seals, forgotten);
    const { snapshot, changes, failures, downloaded } = await takeSnapshot(options, {
      before: earlier,
      seals,
      forgotten,
    });
    const isNew = snapshot.manifest.digest !== before?.manifest.digest;
    if (isNew) await writeSnapshot(snapshots, snapshot, kept);
    await markConfirmed(snapshots, now());
    return {
      outcome: isNew ? 'new' : 'unchanged',
      manifest: isNew ? snapshot.manifest : before.manifest,
      quarantined: snapshot.quarantine,
      mediaFailures: failures,
      downloaded,
      changes,
      unreadable,
    };
  } catch (error) {
    if (error instanceof UnsafeSanitiser) throw error;
    const reason = error instanceof Error ? error : new Error(String(error));
    if (!earlier && !options.strict && !(error instanceof SealError)) {
      const sealed = await snapshotOfSeals(options, forgotten, reason, kept);
      if (sealed) return sealed;
    }
    if (!before) {
      const without = unreadable ?? 'There is no earlier snapshot to go on with';
      throw new PullFailed(`${reason.message}. ${without}`, { cause: reason });
    }
    if (options.strict) throw new PullFailed(reason.message, { cause: reason });
    return {
      outcome: 'previous',
      manifest: before.manifest,
      confirmedAt: await confirmedAt(snapshots),
      sealedYears: null,
      reason,
    };
  }
}

/** Makes a snapshot of the sealed editions; null if there are none. @throws SealError when one is damaged. */
async function snapshotOfSeals(
  options: PullOptions,
  forgotten: ForgottenIds,
  reason: Error,
  kept: { retained?: number },
) {
  const seals = await sealsWithout(options.seals, forgotten);
  const snapshot = sealedSnapshot(seals, options.environment.API_URL);
  if (!snapshot) return null;
  await restoreMedia(seals, options.media);
  await writeSnapshot(options.snapshots, snapshot, kept);
  const { manifest } = snapshot;
  const sealedYears = seals.map(({ year }) => year);
  return { outcome: 'previous' as const, manifest, confirmedAt: manifest.pulledAt, sealedYears, reason };
}

/** Reads the seals without the forgotten records: a seal restored from storage may still contain them. */
async function sealsWithout(folder: string, forgotten: ForgottenIds): Promise<Seal[]> {
  return (await readSeals(folder)).map((seal) => withoutForgotten(seal, forgotten));
}

function lastGood(folder: string): { last: Snapshot | null; unreadable: string | null } {
  try {
    return { last: readSnapshot(folder), unreadable: null };
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    return { last: null, unreadable: error.isMissing ? null : error.message };
  }
}

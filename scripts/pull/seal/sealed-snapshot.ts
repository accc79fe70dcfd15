import { noChanges } from '../../../src/domain/model/snapshot.ts';
import { digestOf } from '../../../src/content/digest.ts';
import { SNAPSHOT_VERSION, type Snapshot } from '../../../src/content/snapshot.ts';
import { countsOf } from '../snapshot/counts.ts';
import type { Seal } from './seal.ts';
import { festivalOfSeals, mediaOfSeals, sealDates } from './with-seals.ts';

/**
 * A snapshot of sealed editions alone, from which a site can be built without any back end; null when none is sealed.
 * @param source origin of the back end that could not be read.
 */
export function sealedSnapshot(seals: readonly Seal[], source: string): Snapshot | null {
  const festival = festivalOfSeals(seals);
  if (!festival) return null;
  const media = mediaOfSeals(seals);
  return {
    festival,
    media,
    quarantine: [],
    changes: noChanges,
    manifest: {
      version: SNAPSHOT_VERSION,
      source,
      pulledAt:
        seals
          .map(({ takenAt }) => takenAt)
          .sort()
          .at(-1) ?? '',
      digest: digestOf([festival, media]),
      counts: countsOf(festival),
      sealedAt: sealDates(seals),
      isOfSealsOnly: true,
    },
  };
}
